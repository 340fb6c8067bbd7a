import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { type ListedParticipant, participantsGrammar, participantsQuery } from './invites-list.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { ParticipantsTabs } from './participants-tabs.tsx'
import { useInviteColumns } from './use-invite-columns.tsx'

/** Everybody whom the company has invited, over all its surveys. */
export function ParticipantsPage() {
  const t = useT()
  const { company } = usePerson()
  const list = useList(participantsGrammar, participantsQuery(company?.id ?? ''))
  const columns = useInviteColumns<ListedParticipant>('created_at')
  return (
    <ShellPage name="surveys.participants" title={t('participants.title')} lead={t('participants.lead')}>
      <ParticipantsTabs />
      <ParticipantsTable name="participants" title={t('participants.title')} list={list} columns={columns} />
    </ShellPage>
  )
}
