import { z } from 'zod'

/** Kinds of parameters as they come in a form, where everything is text. An empty one clears what was there. */

export const text = () => z.string().min(1).max(5000)

export const cleared = <Field extends z.ZodType>(field: Field) => z.union([z.literal('').transform(() => null), field])

export const whole = () =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)

export const amount = () => whole().pipe(z.number().min(0).max(99_999_999))

export const quantity = () => whole().pipe(z.number().min(1).max(999_999))

export const flag = () => z.enum(['true', 'false']).transform((word) => word === 'true')

export const timestamp = () => whole().pipe(z.number().min(1))

/** An address that a browser can be sent to, also with the words that Stripe fills in. */
export const webAddress = () =>
  z
    .string()
    .max(5000)
    .refine((url) => URL.canParse(url) && /^https?:/.test(url), 'must be a URL that begins with http:// or https://')

export const currency = () =>
  z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter currency')
    .toLowerCase()

export const metadata = () =>
  z.union([
    z.literal('').transform(() => null),
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((entries) => Object.keys(entries).length <= 50, 'must have at most 50 keys'),
  ])

type Metadata = Record<string, string>

/** What is named replaces what was there; an empty value takes its key away, and nothing at all takes every key away. */
export function mergeMetadata(before: Metadata, change: Metadata | null | undefined): Metadata {
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

export const address = () =>
  z
    .strictObject({
      line1: cleared(text()),
      line2: cleared(text()),
      city: cleared(text()),
      state: cleared(text()),
      postal_code: cleared(text()),
      country: cleared(text()),
    })
    .partial()
    .transform(({ line1 = null, line2 = null, city = null, state = null, postal_code = null, country = null }) => ({
      line1,
      line2,
      city,
      state,
      postal_code,
      country,
    }))

/** The languages that the hosted pages are asked for; Stripe knows more. */
export const locale = () => z.enum(['auto', 'en', 'en-GB', 'ms', 'zh', 'zh-HK', 'zh-TW'])
