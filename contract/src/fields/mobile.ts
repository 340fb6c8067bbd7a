import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { text } from './text.ts'

const invalid: FieldMessageKey = 'field.mobile'
const { digits, country_code_digits } = limits.mobile

const digitsFrom = ({ min, max }: { min: number; max: number }) => new RegExp(`^\\+?\\d{${min},${max}}$`)
const dialCode = digitsFrom(country_code_digits)
const number = digitsFrom(digits)

/** The dial code that a person picked, such as `+60`. */
export const countryCode = text({ max: 5 }).refine((value) => value === '' || dialCode.test(value), { error: invalid })

/** Without the country code, though many write it here as well. */
export const mobile = text({ max: 20 }).refine((value) => value === '' || number.test(value), { error: invalid })
