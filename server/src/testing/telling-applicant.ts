import { resultStatus } from '@catchpitch/contract/results/result-status'
import { sql } from 'kysely'
import { makeSupportMessage } from '#features/support/support.factory'
import { acrossGroups } from '#platform/db/across-groups'
import type { Database } from '#platform/db/database'
import { tablePlace } from '#platform/db/tenancy/table-place'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { storageKey } from '#platform/files/storage'
import { newId } from '#platform/ids'
import { makeMail } from '#platform/mail/mail.factory'
import { queueMail } from '#platform/mail/queue-mail'
import type { TestApp } from './app.ts'
import { company, person } from './make.ts'
import { begin, invited, liveSurvey, redeem, statement, stateOf } from './respondent.ts'
import { testDay } from './test-day.ts'

/** A word that stands in everything about one person and nowhere else. */
let words = 0
function newWord(): string {
  words += 1
  return `quokka${String.fromCharCode(96 + words)}zz`
}

/** The tables in which a word stands, whatever they are for. */
export async function tablesHolding(db: Database, word: string): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.keys(tablePlace)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} as t where strpos(lower(t::text), ${word}) > 0`.execute(
      acrossGroups(db),
    )
    if (rows[0]?.n) found.push(table)
  }
  return found
}

/** An applicant of two companies, with the word in all that they wrote and all that was written about them. */
export async function tellingApplicant(test: TestApp) {
  const word = newWord()
  const named = { first_name: `Mei ${word}`, last_name: `Lim ${word}`, email: `${word}@example.com` }
  const made = await person(test.db, named)
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id, { screening_questions: ['Why us?'] })
  const of = { group_id, survey_id }
  const { invite_id } = await invited(test, { ...named, of, user_id: made.id })
  const { token } = await redeem(test, group_id, invite_id)
  const { test_id } = await stateOf(test, token)
  await test.call('askCompany', { token, body: { question: `Why ${word}?` } })
  await begin(test, token)
  await test.call('saveShortAnswers', { token, body: { answers: [{ position: 1, revision: 1, text: word }] } })
  await test.call('nextTest', { token, body: { step: 2, topic: 0 } })
  await test.call('saveStatements', { token, body: { topic: 1, statements: [statement(1, `I felt ${word}.`)] } })
  const file = {
    group_id,
    id: newId(testDay),
    purpose: filePurposes.snapshot.id,
    content_type: 'image/png',
    bytes: 100,
    sha256: Buffer.alloc(32),
    attempt_id: test_id,
    uploaded_by: made.id,
    created_at: testDay,
  }
  await insertFile(test.db, { ...file, storage_key: storageKey(group_id, file.id) })
  await test.db
    .insertInto('status_changes')
    .values({
      group_id,
      id: newId(testDay),
      survey_id,
      status: resultStatus.rejected,
      reason: `Not for ${word}`,
      notify: false,
      items: JSON.stringify([{ attempt_id: test_id, status: null }]),
      actor_id: owner.id,
      decided_at: testDay,
      undo_until: testDay,
    })
    .execute()
  // What colleagues said about them and planned to ask, and why an owner wanted their name.
  const about = { group_id, attempt_id: test_id, created_at: testDay, updated_at: testDay }
  const comment = { ...about, id: newId(testDay), user_id: owner.id, text: `Ask ${word}` }
  await test.db.insertInto('comments').values(comment).execute()
  const items = JSON.stringify([{ question: `Why ${word}?`, quote: '' }])
  await test.db
    .insertInto('interview_guides')
    .values({ ...about, items })
    .execute()
  await test.db
    .insertInto('audit_events')
    .values({
      group_id,
      id: newId(testDay),
      action: 'unmaskResult',
      actor_id: owner.id,
      subject: 'result',
      subject_id: test_id,
      at: testDay,
      detail: JSON.stringify({ fields: [], reason: `To call ${word}` }),
    })
    .execute()
  // Whom another company wrote to before there was an account.
  const elsewhere = await invited(test, { ...named, email: named.email.toUpperCase(), user_id: null })
  await makeSupportMessage(test.db, { now: testDay, group_id, user_id: made.id, message: `Help ${word}` })
  await queueMail(
    test.db,
    makeMail({
      group_id,
      user_id: made.id,
      to_email: named.email,
      to_name: named.first_name,
      subject: word,
      text: word,
    }),
    testDay,
  )
  return { ...made, ...named, word, group_id, survey_id, owner, invite_id, elsewhere, file, test_id }
}
