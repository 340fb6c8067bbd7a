import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { addParagraph } from './add-paragraph.ts'
import { checkExpressed } from './check-expressed.ts'
import { giveConsent } from './give-consent.ts'
import { readMyLife } from './my-life.ts'
import { nextTest } from './next-test.ts'
import { startTest } from './open-test.ts'
import { readContent, readState } from './read-test.ts'
import { reportGap } from './report-gap.ts'
import { saveRating, saveStatement, saveStatements } from './save-answers.ts'
import { saveCompare } from './save-compare.ts'
import { selectInputMethod } from './select-input-method.ts'
import { listShortQuestions, saveShortAnswers } from './short-questions.ts'

/** Answers are their own record, with time and revision; the audit log holds who looked at them and what was decided. */
const unaudited = { audit: null }

export const respondentRoutes = [
  bind('startTest', async (context, { params }) => {
    const { completed, group_id, test } = await startTest(context, params.id)
    const message = completed ? { message: 'done.testCompleted' as const } : {}
    return { data: { completed, group_id, test }, ...message, audit: { subject: 'invite', subject_id: params.id } }
  }),

  bind('getInstructions', async ({ db, attempt, language }) => ({ data: await readContent(db, attempt, language) })),

  bind('giveConsent', async (context, { body }) => {
    await giveConsent(context, context.attempt, body.version)
    const { id, group_id } = context.attempt
    return { data: body, audit: { subject: 'attempt', subject_id: id, group_id } }
  }),

  bind('listShortQuestions', async ({ db, attempt }) => ({ data: await listShortQuestions(db, attempt) })),

  bind('saveShortAnswers', async (context, { body: { answers } }) => {
    await saveShortAnswers(context, context.attempt, answers)
    return { data: answers.map(({ position, revision }) => ({ position, revision })), ...unaudited }
  }),

  bind('selectInputMethod', async (context, { body }) => {
    await selectInputMethod(context, context.attempt, body.input_method)
    return { data: body, ...unaudited }
  }),

  bind('getStatements', async ({ db, attempt, now }) => ({ data: await readState(db, attempt, now) })),

  bind('saveStatement', async ({ db, attempt, person, now }, { body }) => {
    const { topic, slot, revision } = body
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session }
    await checkExpressed(db, attempt, [body])
    await saveStatement(db, { ...body, ...author, written_at: new Date(body.written_at) }, now)
    return { data: { topic, slot, revision }, ...unaudited }
  }),

  bind('saveStatements', async ({ db, attempt, person, now }, { body: { topic, statements } }) => {
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session, topic }
    await checkExpressed(db, attempt, statements)
    const rows = statements.map((row) => ({ ...row, ...author, written_at: new Date(row.written_at) }))
    await saveStatements(db, rows, now)
    return { data: statements.map(({ slot, revision }) => ({ topic, slot, revision })), ...unaudited }
  }),

  bind('removeStatement', async ({ db, attempt, person, now }, { params, body: { revision } }) => {
    const [topic = 0, slot = 0] = params.id.split('-').map(Number)
    if (topic < 1 || slot < 1 || slot > limits.test.slots.max) return refuse('record.missing')
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session }
    const nothing = { input_method: inputMethod.typing, text: '', recording_id: null, picture_id: null, link: null }
    await saveStatement(db, { ...author, ...nothing, topic, slot, revision, removed: true, written_at: now }, now)
    return { data: { topic, slot, revision }, ...unaudited }
  }),

  bind('addParagraph', async (context, { body }) => ({
    data: await addParagraph(context, context.attempt, body),
    ...unaudited,
  })),

  bind('getMyLife', async (context, { query }) => ({ data: await readMyLife(context, query.invite_id) })),

  bind('saveImportance', async ({ db, attempt, person }, { body: { topic, revision, ranking } }) => {
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session }
    await saveRating(db, 'ranking', { ...author, topic, revision, values: ranking })
    return { data: { topic, revision }, ...unaudited }
  }),

  bind('saveFeelings', async ({ db, attempt, person }, { body: { topic, revision, feelings } }) => {
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session }
    await saveRating(db, 'feelings', { ...author, topic, revision, values: feelings })
    return { data: { topic, revision }, ...unaudited }
  }),

  bind('saveControl', async ({ db, attempt, person }, { body: { topic, revision, controls } }) => {
    const author = { group_id: attempt.group_id, attempt_id: attempt.id, writer: person.session }
    await saveRating(db, 'controls', { ...author, topic, revision, values: controls })
    return { data: { topic, revision }, ...unaudited }
  }),

  bind('compareSituations', async (context, { body }) => {
    await saveCompare(context, context.attempt, body)
    return { data: { revision: body.revision }, ...unaudited }
  }),

  bind('nextTest', async (context, { body }) => {
    const place = await nextTest(context, context.attempt, body)
    return { data: place, ...unaudited }
  }),

  bind('reportGap', async (context, { body: { from_at, to_at } }) => {
    const reported = { from: new Date(from_at), to: new Date(to_at) }
    return { data: await reportGap(context, context.attempt, reported), ...unaudited }
  }),
]
