import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

const invalid: FieldMessageKey = 'field.mobile'
const { min, max } = limits.mobile.digits

const dialCode = /^\+?\d{1,4}$/
const number = new RegExp(`^\\+?\\d{${min},${max}}$`)

/** The dial code that a person picked, such as `+60`. */
export const countryCode = text({ max: 5 }).refine((value) => value === '' || dialCode.test(value), { error: invalid })

/** Without the country code, though many write it here as well. */
export const mobile = text({ max: 20 }).refine((value) => value === '' || number.test(value), { error: invalid })
