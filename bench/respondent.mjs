import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from './http-client.mjs'

const statementsPerTopic = 10

/** What people write, roughly as long as what people write. */
const textOf = (topic, slot) =>
  `In situation ${topic} I noticed ${slot} things that I had not expected, and told the others about the one that mattered.`

const slots = Array.from({ length: statementsPerTopic }, (_, index) => index + 1)

/**
 * One person who takes a survey from the link to the end, saving every statement, every move and every rating as it
 * happens. A call that fails for want of a server is sent again, as the page does.
 * @param {{ url: string, claim: Record<string, string>, on_saved?: (what: object) => void, on_time?: (ms: number) => void, on_error?: (status: number, path: string) => void, patient?: boolean, pause_ms?: () => number }} options
 */
export function createRespondent({ url, claim, on_saved, on_time, on_error, patient = false, pause_ms }) {
  const client = createClient(url)
  let calls = 0

  /** Refused for good: nothing that a person did may ever end like this. */
  const isFinal = ({ status }) => status >= 400 && status < 500 && status !== 429

  async function send(method, path, body) {
    const started = performance.now()
    for (let tries = 0; ; tries += 1) {
      const answer = await client.call(method, path, body)
      calls += 1
      if (answer.status === 200) {
        // From the first try on: what a person waits for.
        on_time?.(performance.now() - started, path)
        if (pause_ms) await pause(pause_ms())
        return answer.body.data
      }
      if (!patient || isFinal(answer)) {
        on_error?.(answer.status, path, answer.body)
        throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
      }
      await pause(Math.min(1000, 50 * 2 ** tries))
    }
  }

  async function goOn(step, topic) {
    return send('POST', '/next-test', { step, topic })
  }

  async function write(topic) {
    for (const slot of slots) {
      const text = textOf(topic, slot)
      const statement = {
        slot,
        revision: 1,
        input_method: 1,
        text,
        removed: false,
        written_at: new Date().toISOString(),
      }
      await send('POST', '/statement', { topic, ...statement })
      on_saved?.({ topic, slot, text })
    }
  }

  async function rank(topic) {
    const ranking = [...slots]
    for (let revision = 1; revision <= 5; revision += 1) {
      ranking.push(ranking.shift())
      await send('POST', '/importance', { topic, revision, ranking })
    }
    on_saved?.({ topic, ranking })
  }

  async function rate(topic, path, name, answers) {
    const given = []
    for (const slot of slots) {
      given.push((slot % answers) + 1)
      await send('POST', path, { topic, revision: slot, [name]: given })
    }
    on_saved?.({ topic, [name]: given })
  }

  return {
    calls: () => calls,
    /** Where this person's own record says they are, and what it holds. */
    read: () => send('GET', '/statement'),
    close: () => client.close(),

    async come() {
      const { token, test } = await send('POST', '/temp-login', claim)
      client.signIn(token)
      return test
    },

    async complete({ content }) {
      await send('POST', '/consent', { version: content.consent.version })
      await goOn(1, 0)
      for (const topic of content.topics.map((_, index) => index + 1)) {
        await write(topic)
        await goOn(4, topic)
        await rank(topic)
        await goOn(5, topic)
        await rate(topic, '/feelings', 'feelings', content.feelings_scale)
        await goOn(6, topic)
        await rate(topic, '/control', 'controls', 3)
        await goOn(7, topic)
      }
      const ranking = content.topics.map((_, index) => index + 1).toReversed()
      await send('POST', '/compare-situations', { revision: 1, ranking })
      on_saved?.({ compare: ranking })
      await goOn(8, content.topics.length)
    },
  }
}
