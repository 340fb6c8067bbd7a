import { Button, UnstyledButton } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { useT } from '../../words.ts'
import cells from './invite-cells.module.css'
import { invitesGrammar, invitesQuery, type ListedInvite, participationQuery, type SurveyKey } from './invites-list.ts'
import { ShareLinkButton } from './share-link-button.tsx'
import { StandingStrip } from './standing-strip.tsx'
import { useInviteColumns } from './use-invite-columns.tsx'
import { useInviteDeeds } from './use-invite-deeds.ts'
import { useInviteFilters } from './use-invite-filters.ts'

// Not needed before the rows are there.
const TimelineModal = lazy(async () => ({ default: (await import('./timeline-modal.tsx')).TimelineModal }))

/** The ways in which people come onto the list. */
function AddButtons({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const { id } = survey
  return (
    <>
      <Button
        leftSection={<IconUserPlus size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/surveys/$id/participants" params={{ id }} />}
      >
        {t('invites.add')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/surveys/$id/import-participants" params={{ id }} />}
      >
        {t('invites.import')}
      </Button>
      <ShareLinkButton survey={survey} />
    </>
  )
}

function Invites({ survey, canSend }: { survey: SurveyKey; canSend: boolean }) {
  const t = useT()
  const list = useList(invitesGrammar, invitesQuery(survey))
  const { data: participation } = useQuery(participationQuery(survey))
  const columns = useInviteColumns<ListedInvite>('added')
  const filters = useInviteFilters()
  const { bulk } = useInviteDeeds<ListedInvite>(survey.group_id, () => survey.id)
  const [open, setOpen] = useState<string | null>(null)
  const { state, show } = list

  return (
    <>
      {participation && Object.values(participation.counts).some((count) => count > 0) && (
        <StandingStrip
          counts={participation.counts}
          chosen={state.filter['state'] ?? []}
          onChoose={(value) => {
            const { state: _, ...others } = state.filter
            show({ filter: value === null ? others : { ...others, state: [value] } })
          }}
        />
      )}
      {canSend && (
        <div className={cells.actions}>
          <AddButtons survey={survey} />
        </div>
      )}
      <EntityTable
        name="survey_invites"
        title={t('invites.title')}
        list={list}
        columns={columns}
        nameOf={({ full_name }) => full_name}
        keywordLabel={t('invites.keyword')}
        filters={filters}
        renderLink={({ id, full_name }, name) => (
          <UnstyledButton
            className={cells.open ?? ''}
            aria-label={t('invites.openTimeline', { name: full_name })}
            onClick={() => setOpen(id)}
          >
            {name}
          </UnstyledButton>
        )}
        isMarked={({ id }) => id === open}
        bulk={canSend ? bulk : []}
        empty={<EmptyList of="invites" />}
      />
      <Suspense>
        <TimelineModal survey={survey} invite_id={open} canSend={canSend} onClose={() => setOpen(null)} />
      </Suspense>
    </>
  )
}

/** Everybody who is invited to a survey, and how far each has come; it moves while one looks. */
export function InvitesPage() {
  const person = usePerson()
  return (
    <SurveyFrame page="invites">
      {(_, survey) => <Invites survey={survey} canSend={may(person, 'invite.send')} />}
    </SurveyFrame>
  )
}
