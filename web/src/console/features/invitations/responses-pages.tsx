import type { ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import cells from './invite-cells.module.css'
import {
  type DeclinedParticipant,
  declinedQuery,
  type InterestedParticipant,
  interestedQuery,
  responsesGrammar,
} from './invites-list.ts'
import { ParticipantsTable } from './participants-table.tsx'
import { ParticipantsTabs } from './participants-tabs.tsx'
import { useInviteColumns } from './use-invite-columns.tsx'

/** When somebody said it. */
function useAnsweredColumn<Row extends { interest_at: string }>(): Pick<
  ListColumn<Row>,
  'key' | 'narrow' | 'order' | 'cell'
> {
  const moment = useMoment()
  return {
    key: 'answered',
    narrow: true,
    order: 'interest_at',
    cell: ({ interest_at }) => <time dateTime={interest_at}>{moment(interest_at)}</time>,
  }
}

/** What every list of people tells, those columns aside that say nothing of whoever has answered. */
const without = <Row,>(columns: readonly ListColumn<Row>[], keys: readonly string[]) =>
  columns.filter(({ key }) => !keys.includes(key))

/** Those who want to go on, and how far they have come since. */
export function InterestedPage() {
  const t = useT()
  const { company } = usePerson()
  const list = useList(responsesGrammar, interestedQuery(company?.id ?? ''))
  const [who, ...others] = without(useInviteColumns<InterestedParticipant>(), ['written'])
  const answered = { ...useAnsweredColumn<InterestedParticipant>(), title: t('participants.interestedAt') }
  return (
    <ShellPage
      name="surveys.participants.interested-to-proceed"
      title={t('participants.interested')}
      lead={t('participants.interestedLead')}
    >
      <ParticipantsTabs />
      <ParticipantsTable
        name="participants_interested"
        title={t('participants.interested')}
        list={list}
        columns={[...(who ? [who] : []), answered, ...others]}
      />
    </ShellPage>
  )
}

/** Which of the options somebody chose, and what they wrote to it. */
function Reason({ invite: { decline_option, decline_reason } }: { invite: DeclinedParticipant }) {
  const t = useT()
  if (decline_option === null && decline_reason === null) {
    return <span className={cells.quiet}>{t('participants.noReason')}</span>
  }
  return (
    <span>
      {decline_option}
      {decline_reason !== null && <q className={cells.quiet}>{decline_reason}</q>}
    </span>
  )
}

function useReasonColumn(): ListColumn<DeclinedParticipant> {
  const t = useT()
  return { key: 'reason', title: t('participants.declineReason'), cell: (invite) => <Reason invite={invite} /> }
}

/** Those who declined, and why. */
export function MaybeNextTimePage() {
  const t = useT()
  const { company } = usePerson()
  const list = useList(responsesGrammar, declinedQuery(company?.id ?? ''))
  const [who, ...others] = without(useInviteColumns<DeclinedParticipant>(), ['written', 'expires', 'state'])
  const answered = { ...useAnsweredColumn<DeclinedParticipant>(), title: t('participants.declinedAt') }
  const reason = useReasonColumn()
  return (
    <ShellPage
      name="surveys.participants.maybe-next-time"
      title={t('participants.maybeNextTime')}
      lead={t('participants.maybeNextTimeLead')}
    >
      <ParticipantsTabs />
      <ParticipantsTable
        name="participants_declined"
        title={t('participants.maybeNextTime')}
        list={list}
        columns={[...(who ? [who] : []), reason, answered, ...others]}
        isOver
      />
    </ShellPage>
  )
}
