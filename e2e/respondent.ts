import type { OpenedTest } from '@catchpitch/contract/respondent/test'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailedLink } from './mails.ts'
import { password, people } from './people.ts'
import { newAddress } from './sign-up-steps.ts'

type Owner = { headers: Record<string, string>; group_id: string }

/** Surveys of the demo company that take people in. */
const demoSurveys = { plain: 'Barista, Bangsar', withShortQuestions: 'Pelatih penyangrai, Shah Alam' } as const

/** One whose answers may be spoken. */
export const spokenSurvey = 'Roastery guide, Shah Alam'

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

/** One of them, by its name: other journeys make surveys of their own, which are drafts. */
export async function demoSurvey(request: APIRequestContext, keyword: string = demoSurveys.plain): Promise<string> {
  owner ??= signInOwner(request)
  const { headers, group_id } = await owner
  const surveys = await (await request.get('/api/v1/my-surveys', { headers, params: { group_id, keyword } })).text()
  return /"data":\[\{"id":"([^"]+)"/.exec(surveys)?.[1] ?? ''
}

/** Invites somebody new to the demo company's survey, as its owner would, and reads the link in their mail. */
export async function invite(
  request: APIRequestContext,
  { email = newAddress('invited'), survey }: { email?: string; survey?: string } = {},
): Promise<string> {
  const survey_id = await demoSurvey(request, survey)
  owner ??= signInOwner(request)
  const { headers, group_id } = await owner
  const participant = { first_name: 'Mei', last_name: 'Lim', email, country_code: '+60', mobile: '0123456789' }
  const reply = await request.post(`/api/v1/my-surveys/${survey_id}/add-participants`, {
    headers,
    params: { group_id },
    data: { participants: [participant] },
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

const slots = [1, 2, 3, 4, 5, 6, 7, 8]

function isOpened(reply: unknown): reply is { data: { token: string; test: Omit<OpenedTest, 'token'> } } {
  return JSON.stringify(reply).includes('"test":{"content"')
}

/** A run of a survey that was answered through the API as far as a step of the first situation, or to the last step. */
export async function answeredUpTo(
  request: APIRequestContext,
  step: TestStep,
  survey?: string,
): Promise<{ link: string; test_id: string }> {
  const asked = survey ?? (step === testStep.short_questions ? demoSurveys.withShortQuestions : demoSurveys.plain)
  const link = await invite(request, { survey: asked })
  const claim = Object.fromEntries(new URL(link, 'http://localhost').searchParams)
  const opened: unknown = await (await request.post('/api/v1/temp-login', { data: claim })).json()
  if (!isOpened(opened)) throw new Error(`The invitation does not open: ${JSON.stringify(opened)}`)
  const { token, test } = opened.data
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const reply = await request.post(`/api/v1${path}`, { headers, data })
    expect(reply.status(), `${path} ${await reply.text()}`).toBe(200)
  }
  const next = (left: TestStep, topic: number) => post('/next-test', { step: left, topic })

  const { content, state } = test
  const statements = slots.map((slot) => ({
    slot,
    revision: 1,
    input_method: 1,
    text: sentence(slot - 1),
    removed: false,
    written_at: new Date().toISOString(),
  }))
  const fill = {
    [testStep.writing]: (topic: number) =>
      request.put('/api/v1/update-statement-paragraph', { headers, data: { topic, statements } }),
    [testStep.importance]: (topic: number) => post('/importance', { topic, revision: 1, ranking: slots }),
    [testStep.feelings]: (topic: number) =>
      post('/feelings', { topic, revision: 1, feelings: slots.map((slot) => 1 + (slot % content.feelings_scale)) }),
    [testStep.control]: (topic: number) =>
      post('/control', { topic, revision: 1, controls: slots.map((slot) => 1 + (slot % 3)) }),
  }
  const inTopic = [testStep.writing, testStep.importance, testStep.feelings, testStep.control] as const

  if (step > testStep.instructions) {
    await post('/consent', { version: content.consent.version })
    await next(testStep.instructions, 0)
  }
  const isLater = step > testStep.control
  for (const [index] of content.topics.entries()) {
    const topic = index + 1
    for (const one of inTopic) {
      if (!isLater && (topic > 1 || one >= step)) break
      await fill[one](topic)
      await next(one, topic)
    }
  }
  return { link, test_id: state.test_id }
}

/** Presses the button behind the link. */
export async function openInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
}
