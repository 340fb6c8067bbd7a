import { describe, expect, it } from 'vitest'
import { bornOn } from './born-on.ts'
import { email } from './email.ts'
import { countryCode, mobile } from './mobile.ts'
import { newPassword } from './password.ts'
import { personName } from './person-name.ts'
import { text } from './text.ts'

const fields = {
  bornOn,
  countryCode,
  email,
  mobile,
  newPassword,
  personName,
  text: text({ max: 50 }),
  lines: text({ max: 50, lines: true }),
}

/** Each almost fits for a long time, which is what makes a careless expression try again from every place. */
const hostile: ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => `${'a'.repeat(length - 1)}1`,
  (length) => `${'a '.repeat(length / 2)}1`,
  (length) => `${"a'".repeat(length / 2)}!`,
  (length) => `${'a-b.'.repeat(length / 4)}!`,
  (length) => `a${' '.repeat(length - 2)}1`,
  (length) => `A${'1'.repeat(length - 3)}!a`,
  (length) => '\t'.repeat(length),
  (length) => `${'1'.repeat(length - 1)}+`,
  (length) => `+${'1'.repeat(length - 2)}+`,
  (length) => `${'a.'.repeat(length / 2)}@`,
  (length) => `a@${'a-'.repeat(length / 2)}.`,
  (length) => `2000-01-${'0'.repeat(length - 8)}`,
  (length) => 'e\u0308'.repeat(length / 2),
  (length) => `${'\u0308'.repeat(length - 1)}a`,
  (length) => '𠮷'.repeat(length / 2),
]

/** The quickest of some runs: a machine with much to do makes each of them slower, never quicker. */
function quickest(run: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const start = Date.now()
    run()
    return Date.now() - start
  })
  return Math.min(...times)
}

// As long as a name may be, as a password may be, and without a limit.
describe.each([48, 200, 100_000])('%i characters of anything', (length) => {
  it.each(Object.entries(fields))('are taken or refused by %s in 5 ms', (_name, field) => {
    for (const make of hostile) {
      const input = make(length)
      expect(quickest(() => field.safeParse(input))).toBeLessThan(5)
    }
  })
})
