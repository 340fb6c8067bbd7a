import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import cells from './invite-cells.module.css'
import { type ListedParticipant, participantsGrammar, participantsQuery } from './invites-list.ts'
import { TimelineModal } from './timeline-modal.tsx'
import { useInviteColumns } from './use-invite-columns.tsx'
import { useStateFilter } from './use-invite-filters.ts'

/** The survey that somebody is invited to, and the way to its list. */
const surveyOf = ({ survey }: ListedParticipant) => (
  <Link to="/surveys/$id/invites" params={{ id: survey.id }}>
    {survey.name}
  </Link>
)

/** Everybody whom the company has invited, over all its surveys. */
export function ParticipantsPage() {
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  const list = useList(participantsGrammar, participantsQuery(group_id))
  const [who, ...others] = useInviteColumns<ListedParticipant>('created_at')
  const stateFilter = useStateFilter()
  const [open, setOpen] = useState<ListedParticipant | null>(null)
  const survey: ListColumn<ListedParticipant> = {
    key: 'survey',
    title: t('invites.survey'),
    cell: surveyOf,
  }
  return (
    <ShellPage name="surveys.participants" title={t('participants.title')} lead={t('participants.lead')}>
      <EntityTable
        name="participants"
        title={t('participants.title')}
        list={list}
        columns={[...(who ? [who] : []), survey, ...others]}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('invites.keyword')}
        filters={[
          stateFilter,
          {
            name: 'survey',
            label: t('invites.survey'),
            all: t('invites.allSurveys'),
            choices: [],
            nameOf: (id) => list.rows?.find((row) => row.survey.id === id)?.survey.name,
          },
        ]}
        renderLink={(invite, name) => (
          <UnstyledButton
            className={cells.open ?? ''}
            aria-label={t('invites.openTimeline', { name: invite.full_name })}
            onClick={() => setOpen(invite)}
          >
            {name}
          </UnstyledButton>
        )}
        isMarked={({ id }) => id === open?.id}
        empty={<EmptyList of="participants" />}
      />
      <TimelineModal
        survey={{ group_id, id: open?.survey.id ?? '' }}
        invite_id={open?.id ?? null}
        canSend={may(person, 'invite.send')}
        onClose={() => setOpen(null)}
      />
    </ShellPage>
  )
}
