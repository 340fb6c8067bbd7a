/** What other features may ask of this one. */
export { accountOf } from './account.ts'
export { queueVerification } from './queue-verification.ts'
export { replacePassword } from './replace-password.ts'
export { tryPassword } from './try-password.ts'
