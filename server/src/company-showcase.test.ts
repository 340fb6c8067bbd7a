import { openCompanyPage } from '@catchpitch/contract/company-page/company-page.endpoints'
import { listShowcase } from '@catchpitch/contract/company-page/showcase.endpoints'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { companyPage } from '#testing/company-page'
import { colleague, company, impersonating, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000

const fresh = async () => companyPage(test, await company(test.db))

const words = { title: 'Head roaster', sentence: 'Ask me about Mondays.', shows_picture: false }

describe('the showcase', () => {
  it('shows those who have agreed, in the order that the company gives them', async () => {
    const { group_id, as, set, people, arrange, visitor } = await fresh()
    await set()
    const [mei, farid] = [
      await colleague(test.db, group_id, 'member', { first_name: 'Mei', last_name: 'Chen' }),
      await colleague(test.db, group_id, 'manager', { first_name: 'Farid', last_name: 'Ismail' }),
    ]
    expect(await as(mei.token).agreed()).toMatchObject({ status: 200, data: null })
    for (const { token } of [mei, farid]) expect(await as(token).agree(words)).toMatchObject({ status: 200 })
    expect(await visitor.open()).toMatchObject({ data: { people: [] } })
    expect(await people()).toMatchObject({ data: [{ id: farid.id, is_shown: false }, { id: mei.id }] })

    expect(await arrange([mei.id, farid.id])).toMatchObject({ status: 200, data: [{ id: mei.id }, { id: farid.id }] })
    expect(await visitor.open()).toMatchObject({ data: { people: [{ name: 'Mei Chen' }, { name: 'Farid Ismail' }] } })
    expect(await as(mei.token).agree({ ...words, title: 'Barista' })).toMatchObject({ data: { is_shown: true } })
    await arrange([mei.id])
    expect(openCompanyPage.reply.parse((await visitor.open()).data).people).toEqual([
      { name: 'Mei Chen', title: 'Barista', sentence: words.sentence, picture: null },
    ])
    expect(listShowcase.reply.parse((await people()).data).map(({ is_shown }) => is_shown)).toEqual([true, false])
  })

  it('shows nobody any more who has taken it back, from that moment', async () => {
    const { group_id, as, set, arrange, visitor } = await fresh()
    await set()
    const mei = await colleague(test.db, group_id, 'member')
    await as(mei.token).agree(words)
    await arrange([mei.id])
    expect(openCompanyPage.reply.parse((await visitor.open()).data).people).toHaveLength(1)
    expect(await as(mei.token).withdraw()).toMatchObject({ status: 200 })
    expect(await visitor.open()).toMatchObject({ data: { people: [] } })
    expect(await as(mei.token).withdraw()).toMatchObject({ status: 200 })
    await as(mei.token).agree(words)
    expect(await visitor.open()).toMatchObject({ data: { people: [] } })
  })

  it('forgets who left the company, even if they come back', async () => {
    const { group_id, owner, as, set, arrange, people, visitor } = await fresh()
    await set()
    const mei = await colleague(test.db, group_id, 'member')
    await as(mei.token).agree(words)
    await arrange([mei.id])
    await test.call('removeColleague', { token: owner.token, query: { group_id }, params: { id: mei.id } })
    expect(await visitor.open()).toMatchObject({ data: { people: [] } })
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: null, joined_at: new Date(testDay.getTime() + day_ms) })
      .where('group_id', '=', group_id)
      .where('user_id', '=', mei.id)
      .execute()
    expect(await people()).toMatchObject({ data: [] })
    expect(await visitor.open()).toMatchObject({ data: { people: [] } })
  })

  it('takes nobody who has not agreed, and no one of another company', async () => {
    const { group_id, arrange } = await fresh()
    const other = await fresh()
    await other.agree(words)
    const quiet = await colleague(test.db, group_id, 'member')
    for (const id of [quiet.id, other.owner.id]) {
      const answer = await arrange([id])
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.error)).toEqual(['ids'])
    }
  })

  it('hears the person alone: nobody who looks through their eyes, and no applicant', async () => {
    const { group_id, as } = await fresh()
    const mei = await colleague(test.db, group_id, 'member')
    const root = await person(test.db, { platform_role: 'root' })
    const through = as(await impersonating(test.db, root, mei.id))
    expect(await through.agree(words)).toMatchObject({ status: 403, code: 'impersonation.forbidden' })
    const applicant = as((await colleague(test.db, group_id, 'applicant')).token)
    expect(await applicant.agree(words)).toMatchObject({ status: 403 })
    const member = as(mei.token)
    expect([(await member.people()).status, (await member.arrange([])).status]).toEqual([200, 403])
  })

  it.each([
    ['nothing to be called by', { title: '' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(limits.company_page.title.max + 1) }, 'title'],
    ['more than a sentence', { sentence: 'x'.repeat(limits.company_page.sentence.max + 1) }, 'sentence'],
    ['a second line', { sentence: 'one\ntwo' }, 'sentence'],
  ])('refuses %s by field', async (_, wrong, field) => {
    const answer = await (await fresh()).agree({ ...words, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})
