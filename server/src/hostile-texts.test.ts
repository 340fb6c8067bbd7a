import { randomUUID } from 'node:crypto'
import { getOrganicReport } from '@catchpitch/contract/reports/reports.endpoints'
import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { looksLikeFormula } from '#platform/csv/csv-line'
import { newId } from '#platform/ids'
import { openMailTransport } from '#platform/mail/mail-transport'
import { createMailSender } from '#platform/mail/send-next-mail'
import { useApp } from '#testing/app'
import { anyExport, exported } from '#testing/exports'
import { person } from '#testing/make'
import { begin, goOn, invited, respondent, statement } from '#testing/respondent'
import { testSender } from '#testing/secrets'
import { startSmtpServer } from '#testing/smtp'
import { testDay } from '#testing/test-day'
import { asKept, hostileTexts, refusedNames, refusedTexts } from '../../specification/hostile-texts.ts'

const support_email = 'help@catchpitch.example'
const test = useApp({ support_email })

const kept = hostileTexts.map(asKept)
const topics = [1, 2, 3]
const perTopic = Math.ceil(kept.length / topics.length)

type Applicant = Awaited<ReturnType<typeof respondent>>

async function done(answer: ReturnType<typeof test.call>): Promise<void> {
  expect(await answer).toMatchObject({ status: 200 })
}

/** Answers everything that the survey asks, with every hostile text as a statement. */
async function answerHostile({ token }: Applicant): Promise<void> {
  await begin(test, token)
  const answers = hostileTexts.slice(0, 2).map((text, index) => ({ position: index + 1, revision: 1, text }))
  await done(test.call('saveShortAnswers', { token, body: { answers } }))
  await done(goOn(test, token))
  for (const topic of topics) {
    const texts = hostileTexts.slice((topic - 1) * perTopic, topic * perTopic)
    const slots = texts.map((_, index) => index + 1)
    const statements = texts.map((text, index) => statement(index + 1, text))
    const part = { topic, revision: 1 }
    await done(test.call('saveStatements', { token, body: { topic, statements } }))
    await done(goOn(test, token))
    await done(test.call('saveImportance', { token, body: { ...part, ranking: slots } }))
    await done(goOn(test, token))
    await done(test.call('saveFeelings', { token, body: { ...part, feelings: slots.map(() => 2) } }))
    await done(goOn(test, token))
    await done(test.call('saveControl', { token, body: { ...part, controls: slots.map(() => 2) } }))
    await done(goOn(test, token))
  }
  await done(test.call('compareSituations', { token, body: { revision: 1, ranking: topics } }))
  await done(goOn(test, token))
}

let applicant: Applicant
beforeAll(async () => {
  const screening_questions = ['Since when do you make coffee?', 'Which days suit you?']
  applicant = await respondent(test, {}, { screening_questions })
  await answerHostile(applicant)
  await test.db.updateTable('surveys').set({ level: 12 }).where('group_id', '=', applicant.group_id).execute()
})

async function fileOf(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { group_id, owner, survey_id } = applicant
  const body = { ...anyExport, kind: 'organic', format, columns: ['rank', 'statement'], survey_id }
  return (await exported(test, { token: owner.token, group_id, body })).bytes
}

describe('what an applicant wrote', () => {
  it('is read by the company letter by letter', async () => {
    const { group_id, owner, test_id } = applicant
    const query = { group_id, id: test_id }
    const { data } = await test.call('getOrganicReport', { token: owner.token, query })
    const shown = getOrganicReport.reply.parse(data).topics.flatMap(({ statements }) => statements)
    expect(shown.map(({ text }) => text)).toEqual(kept)
  })

  it('comes as the same texts in a CSV, none of which a spreadsheet would carry out', async () => {
    const written = (await fileOf('csv')).toString().replace('\ufeff', '').trimEnd()
    const cells = Papa.parse<string[]>(written, { newline: '\r\n' })
      .data.slice(1)
      .map(([, text = '']) => text)
    expect(cells.filter(looksLikeFormula)).toEqual([])
    expect(cells).toEqual(kept.map((text) => (looksLikeFormula(text) ? `'${text}` : text)))
  })

  it('comes as the same texts in a workbook, which has no formula and no link', async () => {
    const { Sheets, SheetNames } = read(await fileOf('xlsx'), { cellFormula: true, cellHTML: false })
    expect(SheetNames).toEqual(['Sheet1'])
    const sheet = Sheets.Sheet1 ?? {}
    const cells = Object.entries(sheet).filter(([place]) => !place.startsWith('!'))
    for (const [place, cell] of cells) {
      expect(cell, place).not.toHaveProperty('f')
      expect(cell, place).not.toHaveProperty('l')
    }
    const texts = utils.sheet_to_json<string[]>(sheet, { header: 1 }).map(([, text]) => text)
    // Whoever reads XML takes every kind of line break for the one.
    expect(texts.slice(1)).toEqual(kept.map((text) => text.replaceAll('\r\n', '\n')))
  })
})

describe('a message to support', () => {
  it('changes no header, runs nothing and fills nothing in, whatever is written in each of its fields', async () => {
    const server = await startSmtpServer()
    const transport = openMailTransport(server.url)
    const sendNext = createMailSender({ ...testSender, db: test.db, clock: test.clock, transport })
    const lines = /[\r\n]/
    for (const [index, text] of hostileTexts.entries()) {
      const short = Array.from(asKept(text)).slice(0, 100).join('')
      const named = lines.test(short) ? 'Mei Lim' : short
      const body = { draft_id: randomUUID(), name: named, email: 'mei@example.com', page: named, message: text }
      await done(test.call('sendSupportMessage', { body, ip: `10.1.0.${index}` }))
    }
    while ((await sendNext()) === 'again');
    transport.close()

    expect(server.arrived).toHaveLength(hostileTexts.length)
    const ours = ['content-language', 'auto-submitted', 'from', 'to', 'reply-to', 'subject', 'message-id', 'date']
    const ofMime = ['mime-version', 'content-type', 'content-transfer-encoding']
    for (const [index, { to, email }] of server.arrived.entries()) {
      expect(to).toEqual([support_email])
      expect(email.to).toMatchObject([{ address: support_email }])
      expect(email.replyTo).toMatchObject([{ address: 'mei@example.com' }])
      expect(email.headers.map(({ key }) => key).filter((key) => ![...ours, ...ofMime].includes(key))).toEqual([])
      expect(email.subject).not.toMatch(lines)
      const { html = '', text = '' } = email
      expect(html).not.toMatch(/<(script|img|svg|iframe|base|textarea)|<[^>]+\son\w+=/i)
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).origin)).toEqual([
        new URL(testSender.public_url).origin,
      ])
      // An invisible joint keeps two braces apart; lines of a quote have a mark before them.
      const said = text.replaceAll('\u2060', '').replaceAll(/^> ?/gm, '').replaceAll(/\s+/g, ' ')
      expect(said).toContain((kept[index] ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' '))
    }
  })
})

describe('what no text may hold', () => {
  it.each(refusedTexts)('is refused by its field: %j', async (text) => {
    const run = await respondent(test, {}, { screening_questions: ['Why us?'] })
    const refused = async (field: string, answer: ReturnType<typeof test.call>) =>
      expect(await answer, field).toMatchObject({ status: 422, error: { [field]: [expect.any(String)] } })
    const { token } = run
    await refused('question', test.call('askCompany', { token, body: { question: text } }))
    await begin(test, token)
    const answers = [{ position: 1, revision: 1, text }]
    await refused('answers.0.text', test.call('saveShortAnswers', { token, body: { answers } }))
    const statements = [statement(1, text)]
    await refused('statements.0.text', test.call('saveStatements', { token, body: { topic: 1, statements } }))
    const params = { id: newId(testDay) }
    await refused('explanation', test.call('explainIntegrityEvent', { token, params, body: { explanation: text } }))
    const me = await person(test.db)
    const { invite_id } = await invited(test, { user_id: me.id })
    const declined = { token: me.token, params: { id: invite_id }, body: { reason: text } }
    await refused('reason', test.call('declineSurvey', declined))
    const body = { draft_id: randomUUID(), name: 'Mei', email: 'mei@example.com', message: text }
    await refused('message', test.call('sendSupportMessage', { body, ip: '10.2.0.1' }))
    await refused(
      'name',
      test.call('sendSupportMessage', { body: { ...body, message: 'Hi', name: text }, ip: '10.2.0.2' }),
    )
  })

  it.each(refusedNames)('is refused as a name: %j', async (name) => {
    const { token } = await person(test.db)
    const answer = await test.call('updateProfile', { token, body: { first_name: name, last_name: name } })
    expect(answer).toMatchObject({
      status: 422,
      error: { first_name: [expect.any(String)], last_name: [expect.any(String)] },
    })
  })
})
