import { ApiError } from '../../../api/api-error.ts'
import { translateNow } from '../../../i18n/translator.ts'
import type { BulkAction } from '../../list/bulk-action.ts'
import { pathsByTopic } from '../../live/stale-paths.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import type { ListedInvite } from './invites-list.ts'

/** What came of it, in one survey or in all that were concerned. */
type Outcome = { done: number; left_out: number; refusal: ApiError | null }

function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  return {
    done: sum(({ done }) => done),
    left_out: sum(({ left_out }) => left_out),
    refusal: outcomes.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}

/** One call for each survey that some of these people are invited to: a survey that refuses does not keep the others back. */
async function inEachSurvey<Row extends ListedInvite>(
  invites: readonly Row[],
  surveyOf: (invite: Row) => string,
  call: (survey_id: string, ids: string[]) => Promise<{ done: number; left_out: number }>,
): Promise<Outcome> {
  const surveys = [...new Set(invites.map(surveyOf))]
  const outcomes = surveys.map(async (survey_id): Promise<Outcome> => {
    const ids = invites.filter((invite) => surveyOf(invite) === survey_id).map(({ id }) => id)
    try {
      return { ...(await call(survey_id, ids)), refusal: null }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { done: 0, left_out: ids.length, refusal: error }
    }
  })
  return together(await Promise.all(outcomes))
}

/** Says what came of it. If nothing did, whoever asked is told why. */
function tell(done: ConsoleKey, outcome: Outcome): void {
  if (outcome.done === 0 && outcome.refusal) throw outcome.refusal
  const { left_out } = outcome
  toast(
    'done',
    left_out > 0 ? translateNow('invites.leftOut' satisfies ConsoleKey, { number: left_out }) : translateNow(done),
  )
}

/** What can be done to one invitation, or to several at once, be they of one survey or of many. */
export function useInviteDeeds<Row extends ListedInvite>(group_id: string, surveyOf: (invite: Row) => string) {
  const t = useT()
  const resending = useWrite('POST /my-surveys/{id}/resend-invite', { stale: pathsByTopic.invites })
  const removing = useWrite('POST /my-surveys/{id}/remove-invite', { stale: pathsByTopic.invites })
  const scope = (id: string) => ({ params: { id }, query: { group_id } })

  const resend = async (invites: readonly Row[]) => {
    const outcome = await inEachSurvey(invites, surveyOf, async (survey_id, invite_id) => {
      const { sent, left_out } = await resending.mutateAsync({ ...scope(survey_id), body: { invite_id } })
      return { done: sent, left_out }
    })
    tell('done.inviteResent', outcome)
  }
  const remove = async (invites: readonly Row[]) => {
    const outcome = await inEachSurvey(invites, surveyOf, async (survey_id, invite_id) => {
      const { removed, left_out } = await removing.mutateAsync({ ...scope(survey_id), body: { invite_id } })
      return { done: removed, left_out }
    })
    tell('done.inviteRemoved', outcome)
  }

  const bulk: readonly BulkAction<Row>[] = [
    {
      key: 'resend',
      label: t('invites.resend'),
      ask: (invites) => ({
        title: t('invites.resendAsk', { number: invites.length }),
        text: t('invites.resendText'),
        action: t('invites.resend'),
      }),
      run: resend,
    },
    {
      key: 'remove',
      label: t('invites.remove'),
      ask: (invites) => ({
        title: t('invites.removeAsk', { number: invites.length }),
        text: t('invites.removeText'),
        action: t('invites.remove'),
        tone: 'destructive',
      }),
      run: remove,
    },
  ]
  return { bulk, resend, remove }
}
