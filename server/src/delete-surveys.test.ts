import { mailState } from '@catchpitch/contract/mail/mail-state'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteSurveys } from '#features/privacy/privacy.public'
import { acrossGroups } from '#platform/db/across-groups'
import { keptDays } from '#platform/files/kept-days'
import { storageKey } from '#platform/files/storage'
import { sweepFiles } from '#platform/files/sweep-files'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { company } from '#testing/make'
import { begin, invited, liveSurvey, redeem } from '#testing/respondent'
import { tablesHolding, tellingApplicant } from '#testing/telling-applicant'
import { testDay } from '#testing/test-day'

/*
 * What applicants are promised: a survey that is removed is deleted for good after thirty days, with all that they said.
 */

const test = useApp()
const day = (number: number) => new Date(testDay.getTime() + number * 24 * 60 * 60 * 1000)
const due = day(-keptDays.removed_survey)

type Survey = { group_id: string; survey_id: string }

const job = () => ({
  db: test.db,
  clock: test.clock,
  storage: test.storage,
  ...testJobParts,
  announce: () => {},
})

async function remove({ group_id, survey_id }: Survey, removed_at: Date | null): Promise<void> {
  const survey = test.db.updateTable('surveys').set({ removed_at }).where('group_id', '=', group_id)
  await survey.where('id', '=', survey_id).execute()
}

/** Every table but those that say what is left, by what names the survey in it. */
async function rowsOf({ survey_id }: Survey): Promise<string[]> {
  const columns = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and ((table_name = 'surveys' and column_name = 'id') or column_name = 'survey_id')
    order by table_name`.execute(test.db)
  const found: string[] = []
  for (const { table_name, column_name } of columns.rows) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table_name)} where ${sql.ref(column_name)} = ${survey_id}`.execute(
      acrossGroups(test.db),
    )
    if (rows[0]?.n) found.push(table_name)
  }
  return found
}

async function leftOf({ group_id, survey_id }: Survey) {
  const left = test.db.selectFrom('deleted_surveys').where('group_id', '=', group_id).where('id', '=', survey_id)
  return left.select(['invitations', 'deleted_at']).executeTakeFirst()
}

async function auditOf({ group_id, survey_id }: Survey) {
  return test.db
    .selectFrom('audit_events')
    .where('group_id', '=', group_id)
    .where('subject_id', '=', survey_id)
    .select(['action', 'subject', 'actor_id'])
    .execute()
}

describe('surveys.delete', () => {
  it('leaves nothing of a survey that was removed thirty days ago but that it was deleted, and how many were invited', async () => {
    const told = await tellingApplicant(test)
    const object = storageKey(told.group_id, told.file.id)
    await test.storage.put(object, Buffer.from('png'))
    const mail = makeMail({ group_id: told.group_id, to_email: told.email, to_name: told.word, text: told.word })
    await queueMail(test.db, { ...mail, invite_id: told.invite_id }, testDay)
    await remove(told, due)
    await deleteSurveys.run(job())
    await sweepFiles.run(job())

    expect(await rowsOf(told)).toEqual([])
    // Their account, what they wrote to support, and what another company has of them is not the survey's.
    expect(await tablesHolding(test.db, told.word)).toEqual(['invites', 'mails', 'support_messages', 'users'])
    const sent = await test.db
      .selectFrom('mails')
      .where('group_id', '=', told.group_id)
      .where('invite_id', '=', told.invite_id)
      .select(['to_email', 'to_name', 'body_text', 'state'])
      .execute()
    expect(sent).toEqual([{ to_email: '', to_name: '', body_text: '', state: mailState.declined }])
    expect(await test.storage.read(object, { start: 0, end: 2 })).toBeNull()
    expect(await leftOf(told)).toEqual({ invitations: [testDay], deleted_at: testDay })
    expect(await auditOf(told)).toEqual([{ action: 'deleteRemovedSurvey', subject: 'survey', actor_id: null }])
  })

  it.each([
    ['is there', null],
    ['was removed a day less ago', day(1 - keptDays.removed_survey)],
  ])('touches none that %s', async (_, removed_at) => {
    const told = await tellingApplicant(test)
    await remove(told, removed_at)
    const before = await tablesHolding(test.db, told.word)
    await deleteSurveys.run(job())
    expect(await tablesHolding(test.db, told.word)).toEqual(before)
    expect(await leftOf(told)).toBeUndefined()
  })

  it('takes a long list out in parts, and leaves the other surveys of the company alone', async () => {
    const { id: group_id } = await company(test.db)
    const survey_id = (await liveSurvey(test, group_id)).id
    const other = { group_id, survey_id: (await liveSurvey(test, group_id)).id }
    for (let no = 1; no <= 205; no += 1)
      await invited(test, { of: { group_id, survey_id }, no, email: `p${no}@a.example` })
    await invited(test, { of: other, email: 'p1@a.example' })
    await remove({ group_id, survey_id }, due)
    await deleteSurveys.run(job())
    expect(await rowsOf({ group_id, survey_id })).toEqual([])
    expect((await leftOf({ group_id, survey_id }))?.invitations).toHaveLength(205)
    expect(await rowsOf(other)).toEqual(expect.arrayContaining(['invites', 'surveys']))
  })

  it('makes no room in a plan, and from then on nothing can be restored', async () => {
    const told = await tellingApplicant(test)
    const scope = { token: told.owner.token, query: { group_id: told.group_id } }
    const account = async () => (await test.call('getAccount', scope)).data
    expect(await account()).toMatchObject({ usage: { participants: { used: 1 } } })
    const restore = () => test.call('restoreSurvey', { ...scope, params: { id: told.survey_id } })
    await remove(told, due)
    expect(await restore()).toMatchObject({ status: 404 })
    await deleteSurveys.run(job())
    expect(await restore()).toMatchObject({ status: 404 })
    expect(await account()).toMatchObject({ usage: { surveys: { used: 0 }, participants: { used: 1 } } })
  })

  it('can be killed anywhere and run again', async () => {
    await expectRepeatable({
      database_url: test.database_url,
      clock: test.clock,
      async arrange() {
        const { id: group_id } = await company(test.db)
        const survey_id = (await liveSurvey(test, group_id)).id
        const { invite_id } = await invited(test, { of: { group_id, survey_id } })
        await begin(test, (await redeem(test, group_id, invite_id)).token)
        await remove({ group_id, survey_id }, due)
        return { group_id, survey_id }
      },
      run: (context) => deleteSurveys.run(context),
      look: async (survey) => ({
        rows: await rowsOf(survey),
        left: await leftOf(survey),
        audit: await auditOf(survey),
      }),
    })
  })
})
