/** The people of `bench:running`, in a process of their own: what measures must not take its time from what it measures. */
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from './http-client.mjs'

/** As many come in at the same moment. */
const doors = 24

/** Only these may always be written: nobody runs out of time. */
const slots = 8

const text =
  'In this situation I noticed things that I had not expected, and told the others about the one that mattered.'

let people = []

async function must(answer, path) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** From the link to the first situation. */
async function come(url, claim, number) {
  // From an address of their own, as people do: what is counted by address is counted for each of them.
  const client = createClient(url, `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`)
  const { token, test } = await must(client.call('POST', '/temp-login', claim), '/temp-login')
  client.signIn(token)
  const { version } = test.content.consent
  await must(client.call('POST', '/consent', { version }), '/consent')
  await must(client.call('POST', '/next-test', { step: 1, topic: 0 }), '/next-test')
  return { client, saves: 0 }
}

async function letIn(url, claims) {
  const waiting = [...claims.entries()]
  await Promise.all(
    Array.from({ length: doors }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) people.push(await come(url, next[1], next[0]))
    }),
  )
}

/** Saves what the person has written, and gives how long it took from when it was due. */
async function save(person, due, errors) {
  person.saves += 1
  const slot = (person.saves % slots) + 1
  const written = { topic: 1, slot, revision: person.saves, input_method: 1, text, removed: false }
  const body = { ...written, written_at: new Date().toISOString() }
  const { status, body: reply } = await person.client.call('POST', '/statement', body)
  if (status !== 200) errors.push(`${status} ${JSON.stringify(reply)}`)
  return performance.now() - due
}

/** Everybody at their own moment within the ten seconds, and then again and again. */
async function write(seconds, every_s) {
  const started = performance.now()
  const errors = []
  const times = []
  await Promise.all(
    people.map(async (person) => {
      const first = started + Math.random() * every_s * 1000
      const saving = []
      for (let due = first; due < started + seconds * 1000; due += every_s * 1000) {
        await pause(Math.max(0, due - performance.now()))
        saving.push(save(person, due, errors).then((ms) => times.push(ms)))
      }
      await Promise.all(saving)
    }),
  )
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { saves: times.length, p50: at(0.5), p99: at(0.99), longest: times.at(-1) ?? 0, errors }
}

async function takeOrder(message) {
  try {
    if (message.kind === 'come') {
      await letIn(message.url, message.claims)
      process.send({ kind: 'all here' })
    } else {
      process.send({ kind: 'done', ...(await write(message.seconds, message.every_s)) })
      for (const { client } of people) client.close()
      people = []
    }
  } catch (error) {
    process.send({ kind: 'failed', why: error.message })
  }
}

process.on('message', (message) => void takeOrder(message))
