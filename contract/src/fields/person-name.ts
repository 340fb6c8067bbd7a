import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

/*
 * Letters of any script, with what stands between the parts of real names: O'Neil, a/l Kumar, S. Ravi, 买买提·吐尔逊. Marks
 * count as letters, and so do the two joiners that Persian and Sinhala are spelled with. Digits and other signs are
 * refused, as the specification asks. A separator is never a letter, so there is one way only to read a name, and a
 * hostile one takes no longer than its length.
 */
const letters = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*`
const between = String.raw`[ .·・'’׳/\-\u2010\u2011]{1,2}`
const name = new RegExp(`^${letters}(?:${between}${letters})*\\.?$`, 'u')

export const personName = text({ max: limits.person_name.max }).refine((value) => value === '' || name.test(value), {
  error: 'field.personName' satisfies FieldMessageKey,
})
