import { type FunnelSplit, funnelSplits } from '@catchpitch/contract/business-intelligence/funnel'
import { isDay } from '@catchpitch/contract/dates'
import { type InviteSource, inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { readQuery } from '../../queries.ts'

/** What the address says of the funnel that is shown. What nobody chose is not in it. */
export type FunnelAddress = {
  by?: string | undefined
  survey?: string | undefined
  department?: string | undefined
  source?: string | number | undefined
  from?: string | undefined
}

export type FunnelView = {
  by: FunnelSplit
  survey: string | undefined
  department: string | undefined
  source: InviteSource | undefined
  from: string | undefined
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What in an address means nothing is as if it were not there: it may be old, or mistyped. */
export function funnelView({ by, survey, department, source, from }: FunnelAddress): FunnelView {
  const idIn = (text: string | undefined) => (text && uuid.test(text) ? text : undefined)
  return {
    by: funnelSplits.find((split) => split === by) ?? 'survey',
    survey: idIn(survey),
    department: idIn(department),
    source: Object.values(inviteSource).find((known) => String(known) === String(source)),
    from: from !== undefined && isDay(from) ? from : undefined,
  }
}

/** The same as the call asks for it. */
export const funnelInput = (group_id: string, { by, survey, department, source, from }: FunnelView) => ({
  query: { group_id, by, survey_id: survey, department_id: department, source, from },
})

export const funnelQuery = (group_id: string, view: FunnelView) =>
  readQuery('GET /business-intelligence/dashboard', funnelInput(group_id, view))
