import { downloadOwnData } from '@catchpitch/contract/privacy/privacy.endpoints'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { colleague, company, impersonating, person, testPassword } from '#testing/make'
import { invited } from '#testing/respondent'
import { tablesHolding, tellingApplicant } from '#testing/telling-applicant'
import { testDay } from '#testing/test-day'

const test = useApp()
const yes = { password: testPassword, understood: true }

describe('eraseOwnData', () => {
  it('leaves nothing about the person in any table but the receipt on its way to them', async () => {
    const { token, word, file, group_id } = await tellingApplicant(test)
    expect(await tablesHolding(test.db, word)).toEqual(
      expect.arrayContaining([
        'audit_events',
        'comments',
        'interview_guides',
        'invites',
        'mails',
        'screening_answers',
        'statements',
        'status_changes',
        'support_messages',
        'users',
      ]),
    )

    expect(await test.call('eraseOwnData', { token, body: yes })).toMatchObject({ status: 200 })
    expect(await tablesHolding(test.db, word)).toEqual(['mails'])
    const mails = await acrossGroups(test.db)
      .selectFrom('mails')
      .where(sql<boolean>`strpos(lower(mails::text), ${word}) > 0`)
      .select(['kind', 'state'])
      .execute()
    expect(mails).toEqual([{ kind: 'erasure-receipt', state: 0 }])
    const { delete_after } = await test.db
      .selectFrom('files')
      .where('group_id', '=', group_id)
      .where('id', '=', file.id)
      .select('delete_after')
      .executeTakeFirstOrThrow()
    expect(delete_after).toEqual(testDay)
  })

  it('ends every session, frees the address, and keeps the companies’ figures', async () => {
    const { id, token, email, invite_id, group_id, survey_id, elsewhere } = await tellingApplicant(test)
    await test.call('eraseOwnData', { token, body: yes })

    expect(await test.call('getCurrentUser', { token })).toMatchObject({ status: 401 })
    expect(await test.call('login', { body: { email, password: testPassword } })).toMatchObject({ status: 401 })
    const invites = await acrossGroups(test.db)
      .selectFrom('invites')
      .where('id', 'in', [invite_id, elsewhere.invite_id])
      .select(['user_id', 'email', 'erased_at', 'state'])
      .execute()
    expect(invites.map(({ user_id, email: address, erased_at }) => [user_id, address, erased_at])).toEqual([
      [null, '', testDay],
      [null, '', testDay],
    ])
    // The same address can be invited again, as anybody new.
    await invited(test, { of: { group_id, survey_id }, email, no: 2 })
    const { counts } = await test.db
      .selectFrom('erasures')
      .where('user_id', '=', id)
      .select('counts')
      .executeTakeFirstOrThrow()
    expect(counts).toMatchObject({ invites: 2, attempts: 1, support_messages: 1 })
  })

  it('touches nobody else', async () => {
    const one = await tellingApplicant(test)
    const other = await tellingApplicant(test)
    const before = await tablesHolding(test.db, other.word)
    await test.call('eraseOwnData', { token: one.token, body: yes })
    expect(await tablesHolding(test.db, other.word)).toEqual(before)
    expect(await test.call('getCurrentUser', { token: other.token })).toMatchObject({ status: 200 })
  })

  it('wants the right password and the tick', async () => {
    const { token, word } = await tellingApplicant(test)
    expect(
      await test.call('eraseOwnData', { token, body: { password: 'Wrong-1-word', understood: true } }),
    ).toMatchObject({
      status: 422,
      error: { password: ['Password did not match'] },
    })
    expect(
      await test.call('eraseOwnData', { token, body: { password: testPassword, understood: false } }),
    ).toMatchObject({
      status: 422,
      error: { understood: ['Please tick this to go on.'] },
    })
    expect(await tablesHolding(test.db, word)).toContain('users')
  })

  it('keeps a company from losing its last owner, and staff from vanishing', async () => {
    const { owner, id: group_id, name } = await company(test.db)
    expect(await test.call('eraseOwnData', { token: owner.token, body: yes })).toMatchObject({
      status: 422,
      error: { understood: [`${name} would have no owner left. Please make somebody else its owner first.`] },
    })
    await colleague(test.db, group_id, 'owner')
    expect(await test.call('eraseOwnData', { token: owner.token, body: yes })).toMatchObject({ status: 200 })
    const root = await person(test.db, { platform_role: 'root' })
    expect(await test.call('eraseOwnData', { token: root.token, body: yes })).toMatchObject({
      status: 422,
      error: { understood: ['Staff accounts are closed by another member of staff.'] },
    })
  })

  it('is refused without a session and to staff who look through somebody’s eyes', async () => {
    const { id, word } = await tellingApplicant(test)
    const root = await person(test.db, { platform_role: 'root' })
    const through = await impersonating(test.db, root, id)
    for (const call of ['eraseOwnData', 'downloadOwnData'] as const) {
      expect(await test.call(call, { body: yes })).toMatchObject({ status: 401 })
      expect(await test.call(call, { token: through, body: yes })).toMatchObject({ status: 403 })
    }
    expect(await tablesHolding(test.db, word)).toContain('statements')
  })
})

describe('downloadOwnData', () => {
  it('gives everything in which the person stands, without keys of ours and without others', async () => {
    const { token, word, id } = await tellingApplicant(test)
    const other = await tellingApplicant(test)
    const answer = await test.call('downloadOwnData', { token, body: {} })
    const { held, files } = downloadOwnData.reply.parse(answer.data)
    for (const table of await tablesHolding(test.db, word)) expect(JSON.stringify(held[table]), table).toContain(word)
    expect(held.users).toEqual([expect.objectContaining({ id, first_name: `Mei ${word}` })])
    expect(held.statements).toEqual([expect.objectContaining({ text: `I felt ${word}.` })])
    const written = JSON.stringify(held)
    expect(written).not.toMatch(/password_hash|token_hash|writer/)
    expect(written).not.toContain(other.word)
    expect(files).toEqual([expect.objectContaining({ content_type: 'image/png', bytes: 100 })])
    expect(files[0]?.url).toMatch(/^\/media\/.*signature=/)
  })
})
