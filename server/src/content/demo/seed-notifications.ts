import { mailState } from '@catchpitch/contract/mail/mail-state'
import { makeNotification } from '#features/notifications/notification.factory'
import { makeTeamInvitation } from '#features/teams/team-invitations.factory'
import type { Transaction } from '#platform/db/database'
import { newId } from '#platform/ids'
import { layOutMail } from '#platform/mail/mail-layout'
import { openInMails } from '#platform/mail/placeholders'

const hour_ms = 60 * 60 * 1000

type DemoStaff = { owner: string; manager: string; member: string }
type DemoPlace = { group_id: string; staff: DemoStaff; department_ids: string[] }

/** An invitation into the team whose address was mistyped, as happens to everybody. */
async function seedLostMail(
  tx: Transaction,
  { group_id, staff, department_ids }: DemoPlace,
  at: Date,
): Promise<string> {
  const id = newId(at)
  const email = 'siti.aminah@kopikain.exmaple'
  const invited = { group_id, email, department_ids, created_by: staff.owner }
  const { link_id } = await makeTeamInvitation(tx, { now: at, ...invited })
  const title = 'Nurul Hassan invites you to Kopi & Kain Sdn Bhd'
  const { html, text } = layOutMail({
    app_name: openInMails.app_name,
    language: 'en',
    title,
    paragraphs: [
      'Hello Siti Aminah,',
      'Nurul Hassan would like you to join Kopi & Kain Sdn Bhd. You will join as a member. Your departments: Retail.',
    ],
    action: { label: 'Join', href: openInMails.link },
    signature: openInMails.signature,
    reason: 'You get this mail because somebody at Kopi & Kain Sdn Bhd entered your address.',
  })
  await tx
    .insertInto('mails')
    .values({
      group_id,
      id,
      kind: 'team-invitation',
      cause: `team-invitation:${link_id}`,
      link_id,
      to_email: email,
      to_name: 'Siti Aminah',
      language: 'en',
      subject: title,
      body_html: html,
      body_text: text,
      state: mailState.failed,
      tries: 1,
      last_error: '550 5.1.2 the domain of this address does not exist',
      send_after: at,
      created_at: at,
    })
    .execute()
  return id
}

/** What the demo company's people were told before anybody looked: some of it read, some of it new. */
export async function seedNotifications(tx: Transaction, place: DemoPlace, now: Date): Promise<void> {
  const { group_id, staff } = place
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour_ms)
  const joined = (person_id: string) => ({ group_id, kind: 'colleague.joined', params: { person_id } }) as const
  await makeNotification(tx, {
    ...joined(staff.manager),
    now: hoursAgo(123),
    user_id: staff.owner,
    read_at: hoursAgo(122),
  })
  await makeNotification(tx, { ...joined(staff.member), now: hoursAgo(27), user_id: staff.owner })
  const mail_id = await seedLostMail(tx, place, hoursAgo(3))
  for (const user_id of [staff.owner, staff.manager]) {
    await makeNotification(tx, { now: hoursAgo(3), user_id, group_id, kind: 'mail.failed', params: { mail_id } })
  }
}
