import { setTimeout as pause } from 'node:timers/promises'

/**
 * What the product has acknowledged and must therefore still know after any kill: that somebody signed in, so the token
 * is accepted, and that somebody signed out, so it is refused.
 * @param {() => number} random
 */
export function createPromises(random) {
  /**
   * By token, whether it must be accepted. A call under way when the kill comes promises nothing.
   * @type {Map<string, boolean>}
   */
  const promised = new Map()
  let acknowledged = 0

  /** An address of its own for every call, so that the limit per address does not end the drill. */
  const headers = () => ({ 'x-forwarded-for': Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.') })

  /** Null if no reply came, which during a drill is no surprise. */
  async function send(url, path, options) {
    try {
      const reply = await fetch(`${url}/api/v1${path}`, { ...options, signal: AbortSignal.timeout(20_000) })
      return { ok: reply.ok, status: reply.status, body: await reply.json() }
    } catch {
      return null
    }
  }

  function promise(token, accepted) {
    promised.set(token, accepted)
    acknowledged += 1
  }

  async function signIn(url, person) {
    const reply = await send(url, '/login', {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    if (!reply?.ok) return null
    promise(reply.body.data.token, true)
    return reply.body.data.token
  }

  async function signOut(url, token) {
    promised.delete(token)
    const reply = await send(url, '/logout', {
      method: 'POST',
      headers: { ...headers(), authorization: `Bearer ${token}` },
    })
    if (reply?.ok) promise(token, false)
  }

  const ask = (url, token) => send(url, '/user', { headers: { ...headers(), authorization: `Bearer ${token}` } })

  return {
    acknowledged: () => acknowledged,

    /** One person after the other comes, and every third one goes again, for as long as the product lasts. */
    async keepComing(url, people, hasEnded) {
      while (!hasEnded()) {
        const token = await signIn(url, people[Math.floor(random() * people.length)])
        if (token === null) await pause(20)
        else if (random() < 1 / 3) await signOut(url, token)
      }
    },

    /** A sentence for every promise that was not kept. Each is told once. */
    async broken(url) {
      const sentences = []
      for (const [token, accepted] of promised) {
        // The first call may still go out on a connection to the server that was killed.
        const reply = (await ask(url, token)) ?? (await ask(url, token))
        if (reply && reply.status < 500 && reply.ok === accepted) continue
        promised.delete(token)
        const wanted = accepted ? 'accepted' : 'refused'
        sentences.push(`a token that must be ${wanted} was answered with ${reply?.status ?? 'nothing'}`)
      }
      return sentences
    },
  }
}
