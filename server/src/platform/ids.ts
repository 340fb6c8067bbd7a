import { randomUUID } from 'node:crypto'

/** How many ids have been made here, as far as the bits for it go. */
let made = 0
const most_made = 2 ** 26

/**
 * A uuid of version 7: the time first, so that new rows stand together at the end of their index, then a number that
 * grows with each, so that what was written within one millisecond is read in the order in which it was written (two
 * mails to the same person, the events of a timeline). 48 bits are left to chance: between processes they make it unique.
 * Made here because PostgreSQL has such a function only from 18 on. An id is no secret.
 */
export function newId(now: Date): string {
  made = (made + 1) % most_made
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
  const time = hex(now.getTime(), 12)
  const count = `${hex(0x7000 | (made >>> 14), 4)}-${hex(0x8000 | (made & 0x3fff), 4)}`
  // The end of a uuid of version 4 is chance alone; Node keeps a store of it, which costs less than asking for each.
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${randomUUID().slice(-12)}`
}

/** When an id was made, by the clock that made it. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))
}
