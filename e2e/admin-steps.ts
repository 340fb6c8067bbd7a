import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** What root's page could call, called without it: for what a journey needs and is not about. */
async function call(page: Page, request: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const reply = await request.post(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` }, data })
  const text = await reply.text()
  expect(reply.status(), text).toBe(200)
  const [, id = ''] = /"id":"([^"]+)"/.exec(text) ?? []
  return { id }
}

/** A name that no other journey has given, in an earlier run neither. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36)}`

/** A company that no other journey knows. */
export async function makeCompany(
  page: Page,
  request: APIRequestContext,
  departments: readonly string[] = [],
): Promise<{ id: string; name: string }> {
  const name = unique('Satay Street')
  const registration_number = `S${Date.now().toString().slice(-9)}`
  const open = { industry: null, business_size: null, country: null }
  const data = { name, registration_number, employees: 9, departments, ...open }
  return { ...(await call(page, request, '/admin/groups', data)), name }
}

type Newcomer = { email: string; first_name: string; last_name: string; owns?: { id: string } }

/** Somebody for whom staff make an account; they have a mail, and no password yet. */
export function makePerson(page: Page, request: APIRequestContext, person: Newcomer): Promise<{ id: string }> {
  const { owns, ...names } = person
  const place = { role: 'owner', departments: [], hired_at: null, resigned_at: null }
  return call(page, request, '/admin/users', {
    ...names,
    country_code: '+60',
    mobile: '123456789',
    language: 'en',
    is_receive: true,
    username: null,
    dob: null,
    gender: null,
    employment_status: null,
    education_level: null,
    country: null,
    platform_role: null,
    memberships: owns ? [{ ...place, group_id: owns.id }] : [],
  })
}

type Situation = { name: string; topic: string; dimension_id: string }

/** A situation with all that one must have, in English. */
export function makeSituation(page: Page, request: APIRequestContext, situation: Situation): Promise<{ id: string }> {
  const { name, topic, dimension_id } = situation
  const texts = (en: string) => ({ en, zh: '', ms: '' })
  const quadrant = { parameter: texts('Calm'), much: texts('Much.'), some: texts('Some.'), none: texts('None.') }
  return call(page, request, '/admin/situations', {
    name: texts(name),
    topic: texts(topic),
    text_display: texts(`Think of ${topic.toLowerCase()}. What happened?`),
    sample_statements: texts('I asked first.'),
    dimension_id,
    quadrants: Array.from({ length: 4 }, () => quadrant),
  })
}
