import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailedLink } from './mails.ts'
import { password, people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'

type Owner = { headers: Record<string, string>; group_id: string }

/** Surveys of the demo company that take people in. */
const demoSurveys = { plain: 'Barista, Bangsar', withShortQuestions: 'Pelatih penyangrai, Shah Alam' } as const

/** One that may be answered in every way. */
export const freeSurvey = 'Roastery guide, Shah Alam'

/** Asked for once in each worker: sign-ins are counted, and each costs a slow hash. */
let owner: Promise<Owner> | null = null

async function signInOwner(request: APIRequestContext): Promise<Owner> {
  const login = await request.post('/api/v1/login', { data: { email: people.owner.email, password } })
  const [, token = ''] = /"token":"([^"]+)"/.exec(await login.text()) ?? []
  const headers = { authorization: `Bearer ${token}` }
  const user = await (await request.get('/api/v1/user', { headers })).text()
  const [, group_id = ''] = /"groups":\[\{"id":"([^"]+)"/.exec(user) ?? []
  return { headers, group_id }
}

/** How the demo company's owner calls, for what a journey needs to be so before it begins. */
export function asOwner(request: APIRequestContext): Promise<Owner> {
  owner ??= signInOwner(request)
  return owner
}

/** The first record of a list of the demo company's, as its owner reads it. */
export async function firstOf(
  request: APIRequestContext,
  list: string,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { headers, group_id } = await asOwner(request)
  const reply = await request.get(`/api/v1${list}`, { headers, params: { group_id, ...query } })
  const [, id] = /"data":\[\{"id":"([^"]+)"/.exec(await reply.text()) ?? []
  if (id === undefined) throw new Error(`${list} holds nothing: ${await reply.text()}`)
  return id
}

/** One of them, by its name: other journeys make surveys of their own, which are drafts. */
export const demoSurvey = (request: APIRequestContext, keyword: string = demoSurveys.plain): Promise<string> =>
  firstOf(request, '/my-surveys', { keyword })

type Invitation = {
  email?: string
  first_name?: string
  last_name?: string
  survey?: string
  extra_time?: 0 | 25 | 50 | 100
  allow_paste?: boolean
}

/** Invites somebody new to the demo company's survey, as its owner would, and reads the link in their mail. */
export async function invite(
  request: APIRequestContext,
  { email = newAddress('invited'), survey, ...granted }: Invitation = {},
): Promise<string> {
  const survey_id = await demoSurvey(request, survey)
  const { headers, group_id } = await asOwner(request)
  const person = { first_name: 'Mei', last_name: 'Lim', email, country_code: '+60', mobile: '0123456789' }
  const reply = await request.post(`/api/v1/my-surveys/${survey_id}/add-participants`, {
    headers,
    params: { group_id },
    data: { participants: [{ ...person, ...granted }] },
  })
  expect(await reply.text()).toContain(email)
  return mailedLink(request, email, '/temp-login')
}

const sentences = [
  'I wrote a list before I touched anything.',
  'My manager was on leave and nobody told us who decides.',
  'The customers were kind, which helped more than I expected.',
  'I skipped lunch and was short with a colleague.',
  'We closed late, but together.',
  'The new till kept freezing.',
  'I asked for help in time.',
  'Somebody brought coffee for everyone.',
  'In the end I was proud of us.',
  'I would do the mornings differently now.',
]

export const sentence = (number: number): string => sentences[number % sentences.length] ?? ''

type Statement = { text: string; [more: string]: unknown }

/** What stands in a slot of a situation; `show` hands in a picture for it, and gives its id. */
type Writing = (topic: number, slot: number, show: () => Promise<string>) => Statement | Promise<Statement>

type Answers = { method: InputMethod; write: Writing; per_topic: number; short_answer: string }

const plainAnswers: Answers = {
  method: inputMethod.typing,
  write: (_topic, slot) => ({ text: sentence(slot - 1) }),
  per_topic: 8,
  short_answer: sentence(0),
}

/** The smallest picture that a browser reads: one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

function isOpened(reply: unknown): reply is { data: { token: string; test: Omit<OpenedTest, 'token'> } } {
  return JSON.stringify(reply).includes('"test":{"content"')
}

/** Opens an invitation through the API; what can be called then fails the journey where it is refused. */
async function openThroughApi(request: APIRequestContext, link: string) {
  const claim = Object.fromEntries(new URL(link, 'http://localhost').searchParams)
  const opened: unknown = await (await request.post('/api/v1/temp-login', { data: claim })).json()
  if (!isOpened(opened)) throw new Error(`The invitation does not open: ${JSON.stringify(opened)}`)
  const { token, test } = opened.data
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const reply = await request.fetch(`/api/v1${path}`, { method, headers, data })
    expect(reply.status(), `${path} ${await reply.text()}`).toBe(200)
  }
  const show = async () => {
    const picture_id = crypto.randomUUID()
    const picture = { name: 'desk.png', mimeType: 'image/png', buffer: pixel }
    const reply = await request.post('/api/v1/statement-picture', { headers, multipart: { picture_id, picture } })
    expect(reply.status(), await reply.text()).toBe(200)
    return picture_id
  }
  return { headers, ...test, send, show }
}

type Run = Awaited<ReturnType<typeof openThroughApi>>

/** What finishes each step of a situation. */
function stepsOfTopic({ content, send, show }: Run, { write, per_topic }: Answers) {
  const slots = Array.from({ length: per_topic }, (_, index) => index + 1)
  const written_at = new Date().toISOString()
  const written = { revision: 1, input_method: inputMethod.typing, removed: false, written_at }
  return [
    [
      testStep.writing,
      async (topic: number) => {
        const statements: object[] = []
        for (const slot of slots) statements.push({ ...written, slot, ...(await write(topic, slot, show)) })
        return send('PUT', '/update-statement-paragraph', { topic, statements })
      },
    ],
    [testStep.importance, (topic: number) => send('POST', '/importance', { topic, revision: 1, ranking: slots })],
    [
      testStep.feelings,
      (topic: number) => {
        const feelings = slots.map((slot) => 1 + (slot % content.feelings_scale))
        return send('POST', '/feelings', { topic, revision: 1, feelings })
      },
    ],
    [
      testStep.control,
      (topic: number) =>
        send('POST', '/control', { topic, revision: 1, controls: slots.map((slot) => 1 + (slot % 3)) }),
    ],
  ] as const
}

/** What finishes each step before the first situation, where the survey has it. */
function stepsBefore({ content, send }: Run, { method, short_answer }: Answers) {
  const answers = content.short_questions.map((_, index) => ({ position: index + 1, revision: 1, text: short_answer }))
  return [
    [testStep.instructions, true, () => send('POST', '/consent', { version: content.consent.version })],
    [testStep.short_questions, answers.length > 0, () => send('POST', '/short-questions', { answers })],
    [
      testStep.input_method,
      content.input_methods.length > 1,
      () => send('POST', '/select-input-method', { input_method: method }),
    ],
  ] as const
}

type Besides = {
  /** What else their device tells before the last step. */
  beside?: (headers: Record<string, string>) => Promise<void>
}

/** A run of a survey that was answered through the API as far as a step of the first situation, or to one after the last. */
export async function answeredUpTo(
  request: APIRequestContext,
  step: TestStep,
  { survey, beside, ...wishes }: Invitation & Partial<Answers> & Besides = {},
): Promise<{ link: string; test_id: string; headers: Record<string, string> }> {
  const { method, write, per_topic, short_answer, ...granted } = { ...plainAnswers, ...wishes }
  const answers = { method, write, per_topic, short_answer }
  const asked = survey ?? (step === testStep.short_questions ? demoSurveys.withShortQuestions : demoSurveys.plain)
  const link = await invite(request, { survey: asked, ...granted })
  const run = await openThroughApi(request, link)
  const { content, state, headers, send } = run
  const next = (left: TestStep, topic: number) => send('POST', '/next-test', { step: left, topic })

  for (const [one, isAsked, finish] of stepsBefore(run, answers)) {
    if (one >= step || !isAsked) continue
    await finish()
    await next(one, 0)
  }
  const isLater = step > testStep.control
  for (const [index] of content.topics.entries()) {
    const topic = index + 1
    for (const [one, finish] of stepsOfTopic(run, answers)) {
      if (!isLater && (topic > 1 || one >= step)) break
      await finish(topic)
      await next(one, topic)
    }
  }
  await beside?.(headers)
  if (step > testStep.compare) {
    const ranking = content.topics.map((_, index) => index + 1)
    await send('POST', '/compare-situations', { revision: 1, ranking })
    await next(testStep.compare, content.topics.length)
  }
  return { link, test_id: state.test_id, headers }
}

/** Presses the button behind the link. */
export async function openInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
}
