import text from './privacy-policy.md?raw'

/** The document that /privacy-policy shows. */
export const words = { 'legal.privacyPolicyText': text } as const
