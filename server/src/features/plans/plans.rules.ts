import { limits } from '@catchpitch/contract/limits'

const day_ms = 24 * 60 * 60 * 1000

/** The same number to a registrar, however it was typed: `202001-234567` and `202001 234567` have one trial together. */
export function registrationKey(registration_number: string): string {
  return registration_number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + limits.trial_days * day_ms)
}
