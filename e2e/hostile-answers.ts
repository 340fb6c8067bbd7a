import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect } from '@playwright/test'
import { hostileTexts } from '../specification/hostile-texts.ts'
import { answeredUpTo, freeSurvey } from './respondent.ts'

/** Enough for every text to stand in one of three situations. */
const per_topic = 10

const textAt = (topic: number, slot: number) =>
  hostileTexts[((topic - 1) * per_topic + slot - 1) % hostileTexts.length] ?? ''

/** As long as a name may be, without a place to break; and one from right to left, with marks piled upon it. */
export const hostileName = { first_name: 'W'.repeat(49), last_name: `محمد A${'\u0351\u0343'.repeat(12)}` }

type Asked = { email: string; survey: string }

/** Somebody who has written every hostile text, asked, answered and explained with them, and is about to finish. */
export async function hostileApplicant(request: APIRequestContext, { email, survey }: Asked) {
  const [markup = '', attribute = '', vector = ''] = hostileTexts
  const texts = { short_answer: markup, question: attribute, explanation: vector }
  const run = await answeredUpTo(request, testStep.compare, {
    ...hostileName,
    email,
    survey,
    per_topic,
    short_answer: texts.short_answer,
    write: (topic, slot) => ({ text: textAt(topic, slot) }),
  })
  const { headers } = run
  const id = crypto.randomUUID()
  const event = { id, kind: integrityEvent.paste, lasted_ms: 0, step: testStep.compare, topic: 3, characters: 40 }
  const events = [{ ...event, happened_at: new Date().toISOString() }]
  const done = [
    await request.post('/api/v1/user-sliders/question', { headers, data: { question: texts.question } }),
    await request.post('/api/v1/anti-cheat', { headers, data: { events } }),
    await request.put(`/api/v1/anti-cheat/${id}`, { headers, data: { explanation: texts.explanation } }),
  ]
  for (const reply of done) expect(reply.status(), await reply.text()).toBe(200)
  return { ...run, texts }
}

/** What a statement can be that has words of its own beside what it shows. */
const link = 'https://youtu.be/dQw4w9WgXcQ'
type Show = () => Promise<string>
const written = (text: string) => ({ text })
const titled = (text: string) => ({ text, input_method: inputMethod.links, link })
const captioned = async (text: string, show: Show) => ({
  text,
  input_method: inputMethod.images,
  picture_id: await show(),
})

const kinds = { written, titled, captioned } as const

/** Somebody who stands at a step of the first situation, with its statements before them. */
export async function hostileAt(request: APIRequestContext, step: TestStep, kind: keyof typeof kinds) {
  const write = (topic: number, slot: number, show: Show) => kinds[kind](textAt(topic, slot), show)
  const run = await answeredUpTo(request, step, { ...hostileName, survey: freeSurvey, per_topic, write })
  return { link: run.link, texts: hostileTexts.slice(0, per_topic) }
}

/** Somebody whose statements are videos with a hostile title and pictures with a hostile caption, by turns. */
export function hostileTitles(request: APIRequestContext, email: string) {
  return answeredUpTo(request, testStep.done, {
    ...hostileName,
    email,
    survey: freeSurvey,
    per_topic,
    write: (topic, slot, show) => (slot % 2 === 0 ? captioned(textAt(topic, slot), show) : titled(textAt(topic, slot))),
  })
}
