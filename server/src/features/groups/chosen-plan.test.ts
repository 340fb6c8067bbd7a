import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, testPassword } from '#testing/make'
import { anotherPlace, companyForm } from '#testing/sign-up'
import { tokenOf } from '#testing/token-of'

const test = useApp()
const mailbox = useMailbox(test)

/** Signs up with this choice, confirms the address, signs in, and returns what is offered then. */
async function throughSignUp(chosen: { plan?: string; period?: string }) {
  const form = companyForm(chosen)
  await test.call('signUp', { body: form, ip: anotherPlace() })
  const { id = '', hash = '', expires = '', signature = '' } = await mailbox.linkTo(form.email)
  await test.call('verifyEmail', { params: { id, hash }, query: { expires, signature } })
  const login = { body: { email: form.email, password: testPassword }, ip: anotherPlace() }
  const token = tokenOf(await test.call('login', login))
  const { group_id } = await acrossGroups(test.db)
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('users.email', '=', form.email)
    .select('memberships.group_id')
    .executeTakeFirstOrThrow()
  return test.call('getChosenPlan', { token, query: { group_id } })
}

describe('getChosenPlan', () => {
  it('gives the plan that was picked before signing up', async () => {
    expect(await throughSignUp({ plan: 'annual', period: 'year' })).toMatchObject({
      status: 200,
      data: { sku: 'annual' },
    })
  })

  it('is null where none was picked', async () => {
    expect(await throughSignUp({})).toMatchObject({ status: 200, data: null })
  })

  it('is seen by those who see the plan, of their own company only', async () => {
    const own = await company(test.db)
    const other = await company(test.db)
    const member = await colleague(test.db, own.id, 'member')
    const statusFor = async (token: string | null) =>
      (await test.call('getChosenPlan', { token, query: { group_id: own.id } })).status
    expect(await statusFor(null)).toBe(401)
    expect(await statusFor(member.token)).toBe(403)
    expect(await statusFor(other.owner.token)).toBe(404)
    expect(await statusFor(own.owner.token)).toBe(200)
  })
})
