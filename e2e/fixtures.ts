import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { password as demoPassword, type Person } from './people.ts'
import { watch } from './watch.ts'

type Fixtures = {
  /** Lets the page be this person's without going through the sign-in page. */
  enterAs: (person: Person) => Promise<void>
}

/** By address, for as long as this worker lives: sign-ins are counted, and each costs a slow hash. */
const tokens = new Map<string, string>()

type LoginReply = { data: { token: string } }

function isLoginReply(reply: unknown): reply is LoginReply {
  return JSON.stringify(reply, ['data', 'token']).startsWith('{"data":{"token":"')
}

export async function tokenOf(
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
  password: string = demoPassword,
): Promise<string> {
  const reply = await request.post('/api/v1/login', { data: { email, password } })
  const body: unknown = await reply.json()
  if (!isLoginReply(body)) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`)
  return body.data.token
}

/** The last token, unless a journey has ended its session since: signing out does, and so does impersonating. */
async function runningTokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const last = tokens.get(person.email)
  const headers = { authorization: `Bearer ${last}` }
  if (last !== undefined && (await request.get('/api/v1/user', { headers })).ok()) return last
  const token = await tokenOf(request, person)
  tokens.set(person.email, token)
  return token
}

/** Lets the page be that of whoever has this token. Any address of the server will do, and this one loads nothing. */
export async function enter(page: Page, token: string): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

/** Holds back every reply of the server and each part of a page for so long: what then fails depends on quick ones. */
const replyDelay_ms = Number(process.env.REPLY_DELAY_MS ?? 0)

/**
 * How long each press lasts. A person takes a tenth of a second, and longer with a finger; what then comes to nothing
 * moved away while it was pressed.
 */
const press_ms = Number(process.env.PRESS_MS ?? 0)

type Pressing = { click: (options?: { delay?: number }) => Promise<void> }

/** Once for all elements: they share their ways of being pressed. */
function pressSlowly(page: Page): void {
  const elements: Pressing & { pressedSlowly?: boolean } = Object.getPrototypeOf(page.locator('html'))
  if (press_ms === 0 || elements.pressedSlowly) return
  const { click } = elements
  elements.pressedSlowly = true
  elements.click = function clickSlowly(options) {
    return click.call(this, { delay: press_ms, ...options })
  }
}

/** Every test fails at its end if one of its pages misbehaved, whatever the test itself was about. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    pressSlowly(page)
    await use(page)
  },

  context: async ({ context }, use) => {
    const troubles = await watch(context)
    if (replyDelay_ms > 0) {
      await context.route(/\/(api\/v1|assets)\//, async (route) => {
        await setTimeout(replyDelay_ms)
        // A test may be over before its last reply.
        await route.fallback().catch(() => undefined)
      })
    }
    await use(context)
    expect(troubles, 'what the pages of this test must not do').toEqual([])
  },

  enterAs: async ({ page, request }, use) => {
    await use(async (person) => enter(page, await runningTokenOf(request, person)))
  },
})
