import { createClient } from './http-client.mjs'

/** As many as one call takes. */
const at_once = 500

async function must(answer) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`A call was answered with ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** As the README says; the demo company is asked for. */
export const demoOwner = { email: 'owner@demo.example', password: 'Demo-pass-1' }

let invited = 0

/**
 * Invites people to the demo company's newest survey as its owner would, and gives what each finds in their mail.
 * @param {{ url: string, email: string, password: string }} owner
 * @param {{ claims: (addresses: string[]) => Promise<Record<string, string>[]> }} mailbox
 * @param {number} count
 */
export async function invite({ url, email, password }, mailbox, count) {
  const client = createClient(url)
  client.signIn((await must(client.call('POST', '/login', { email, password }))).token)
  const [group] = (await must(client.call('GET', '/user'))).groups
  const query = `?group_id=${group.id}`
  // The newest that is live takes people in.
  const [survey] = await must(client.call('GET', `/my-surveys${query}&order=-created_at&filter=status:1`))
  const claims = []
  for (let left = count; left > 0; left -= at_once) {
    const participants = Array.from({ length: Math.min(left, at_once) }, () => {
      invited += 1
      return {
        first_name: 'Load',
        last_name: 'Test',
        email: `person-${process.pid}-${invited}@load.example`,
        country_code: '+60',
        mobile: '0123456789',
      }
    })
    await must(client.call('POST', `/my-surveys/${survey.id}/add-participants${query}`, { participants }))
    claims.push(...(await mailbox.claims(participants.map((one) => one.email))))
  }
  client.close()
  return { claims, group_id: group.id, survey_id: survey.id }
}
