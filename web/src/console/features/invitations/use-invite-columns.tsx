import { formatDay } from '@catchpitch/contract/dates'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import type { ListColumn } from '../../list/entity-table.tsx'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import { Invited } from './invite-cells.tsx'
import { InviteStanding } from './invite-standing.tsx'
import type { ListedInvite } from './invites-list.ts'

/** When the mail went out, or is to. */
function Written({ invite: { state, sent_at, scheduled_at } }: { invite: ListedInvite }) {
  const t = useT()
  const moment = useMoment()
  if (sent_at !== null) return <time dateTime={sent_at}>{moment(sent_at)}</time>
  if (state !== inviteState.queued) return null
  return <time dateTime={scheduled_at}>{t('invites.from', { when: moment(scheduled_at) })}</time>
}

const sources = { 1: 'typed', 2: 'file', 3: 'link' } as const

/** What every list of people tells about each; `order` is what sorting by time is called, where no other column is for that. */
export function useInviteColumns<Row extends ListedInvite>(order?: string): readonly ListColumn<Row>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    {
      key: 'person',
      title: t('invites.person'),
      fixed: true,
      ...(order && { order }),
      cell: (invite) => <Invited invite={invite} />,
    },
    { key: 'state', title: t('invites.state'), narrow: true, cell: ({ state }) => <InviteStanding state={state} /> },
    { key: 'written', title: t('invites.written'), narrow: true, cell: (invite) => <Written invite={invite} /> },
    {
      key: 'expires',
      title: t('invites.expires'),
      narrow: true,
      cell: ({ expires_at }) => (
        <time dateTime={expires_at}>{formatDay(new Date(new Date(expires_at).getTime() - 1), language)}</time>
      ),
    },
    { key: 'language', title: t('invites.language'), narrow: true, cell: (invite) => languageName[invite.language] },
    { key: 'dimension', title: t('invites.dimension'), optional: true, cell: ({ dimension }) => dimension },
    { key: 'mobile', title: t('invites.mobile'), optional: true, narrow: true, cell: ({ mobile }) => mobile },
    {
      key: 'extra_time',
      title: t('invites.extraTime'),
      optional: true,
      narrow: true,
      cell: ({ extra_time }) => (extra_time === 0 ? null : `${extra_time} %`),
    },
    {
      key: 'allow_paste',
      title: t('invites.paste'),
      optional: true,
      narrow: true,
      cell: ({ allow_paste }) => (allow_paste ? t('participants.pasteAllowed') : null),
    },
    {
      key: 'source',
      title: t('invites.source'),
      optional: true,
      narrow: true,
      cell: ({ source }) => t(`invites.source.${sources[source]}`),
    },
  ]
}
