import { type InviteWeeks, inviteWeeks } from '@catchpitch/contract/invitations/invite-state'

const weeksOf: Readonly<Record<string, InviteWeeks>> = { '1_week': inviteWeeks.one, '2_weeks': inviteWeeks.two }

/** The list with the weeks that invitations keep. Staff may rename its entries; one that they invent has no length. */
export function presentExpiryTypes(offered: readonly { code: string; name: string }[]) {
  return offered.flatMap(({ code, name }) => {
    const id = weeksOf[code]
    return id === undefined ? [] : [{ id, code, name }]
  })
}
