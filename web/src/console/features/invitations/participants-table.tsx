import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { List } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { surveysLike } from '../../survey/surveys-by-name.ts'
import { useT } from '../../words.ts'
import cells from './invite-cells.module.css'
import type { ListedParticipant } from './invites-list.ts'
import { TimelineModal } from './timeline-modal.tsx'
import { useInviteDeeds } from './use-invite-deeds.ts'
import { useStateFilter } from './use-invite-filters.ts'

/** The survey that somebody is invited to, and the way to its list. */
const surveyOf = ({ survey }: ListedParticipant) => (
  <Link to="/surveys/$id/invites" params={{ id: survey.id }}>
    {survey.name}
  </Link>
)

type ParticipantsTableProps<Row extends ListedParticipant> = {
  name: string
  title: string
  list: List<Row>
  /** The first says who it is; the survey stands beside it. */
  columns: readonly ListColumn<Row>[]
  /** Whether all of them have given their last word: they are at one state, and nothing more is sent to them. */
  isOver?: boolean
}

/** People of several surveys, with what has happened to the invitation of each. */
export function ParticipantsTable<Row extends ListedParticipant>(props: ParticipantsTableProps<Row>) {
  const { name, title, list, columns, isOver = false } = props
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  const [who, ...others] = columns
  const stateFilter = useStateFilter()
  const { bulk } = useInviteDeeds<Row>(group_id, ({ survey }) => survey.id)
  const canSend = may(person, 'invite.send')
  const [open, setOpen] = useState<Row | null>(null)
  const survey: ListColumn<Row> = { key: 'survey', title: t('invites.survey'), cell: surveyOf }
  return (
    <>
      <EntityTable
        name={name}
        title={title}
        list={list}
        columns={[...(who ? [who] : []), survey, ...others]}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('invites.keyword')}
        filters={[
          ...(isOver ? [] : [stateFilter]),
          {
            name: 'survey',
            label: t('invites.survey'),
            all: t('invites.allSurveys'),
            choices: surveysLike(group_id),
            nameOf: (hashId) => list.rows?.find((row) => row.survey.hashId === hashId)?.survey.name,
          },
        ]}
        renderLink={(invite, shown) => (
          <UnstyledButton
            className={cells.open ?? ''}
            aria-label={t('invites.openTimeline', { name: invite.full_name })}
            onClick={() => setOpen(invite)}
          >
            {shown}
          </UnstyledButton>
        )}
        isMarked={({ id }) => id === open?.id}
        bulk={canSend && !isOver ? bulk : []}
        empty={<EmptyList of="participants" />}
      />
      <TimelineModal
        survey={{ group_id, id: open?.survey.id ?? '' }}
        invite_id={open?.id ?? null}
        canSend={canSend}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
