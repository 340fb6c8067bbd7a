import { z } from 'zod'
import { link, open, signedIn } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields/email.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { openedTest } from '../respondent/test.ts'
import { addressForm } from './address-form.ts'
import { credentials } from './credentials.ts'
import { chosenPassword, passwordsMatch } from './new-password.ts'
import { newSession } from './new-session.ts'
import { newcomer } from './newcomer.ts'
import { signUpForm } from './sign-up.ts'

/** What a signed address carries besides what it is for. */
const signed = { expires: z.coerce.number<string | number>().int(), signature: text({ max: 100 }) }

/** Calls that anybody can make again and again, and that send mails or try secrets. */
const rarely = { per: 'ip', max: 30, window_s: 15 * 60 } as const

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: open(),
  summary: 'Sign in with an address and a password; the token stands for the session.',
  refusals: ['signIn.wrong', 'signIn.wait', 'email.unverified', 'password.temporary'],
  limit: { per: 'ip', max: 100, window_s: 15 * 60 },
  // A wrong password must be counted although the call is refused, so nothing may roll the count back.
  transaction: 'own',
  body: credentials,
  reply: newSession,
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: signedIn(),
  summary: 'End this session.',
  reply: z.null(),
})

export const signUp = endpoint({
  method: 'POST',
  path: '/signup',
  access: open(),
  summary: 'Make an account for an applicant, or for a company and its owner; the address is confirmed by mail.',
  refusals: ['mail.wait'],
  limit: rarely,
  body: signUpForm,
  reply: z.object({ email: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/email/verify/{id}/{hash}',
  access: link('verify'),
  summary: 'Confirm an address with the link that was sent to it.',
  limit: rarely,
  transaction: 'call',
  params: z.object({ id, hash: text({ max: 64 }) }),
  query: z.object(signed),
  reply: z.object({ email: z.string() }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/email/resend-verify',
  access: open(),
  summary: 'Send the confirmation mail again; the answer does not tell whether the address is known.',
  refusals: ['mail.wait'],
  limit: rarely,
  body: addressForm,
  reply: z.null(),
})

export const requestPassword = endpoint({
  method: 'POST',
  path: '/password/request',
  access: open(),
  summary: 'Send a link for choosing a new password; the answer does not tell whether the address is known.',
  refusals: ['mail.wait'],
  limit: rarely,
  body: addressForm,
  reply: z.null(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  access: link('reset'),
  summary: 'Choose a new password with the link from the mail; all sessions end.',
  limit: rarely,
  body: z.object({ id, email, ...signed, ...chosenPassword }).check(passwordsMatch),
  reply: z.null(),
})

export const joinTeam = endpoint({
  method: 'POST',
  path: '/users/join',
  access: link('join'),
  summary:
    'Join the team of the company that sent the link, as the invitation says. Who has no account yet gives a name and a password.',
  limit: rarely,
  body: z.object({
    token: text({ max: 200 }),
    email,
    /** Only asks which company it is and whether an account is needed, for the page that offers the button. */
    look: z.boolean().default(false),
    account: newcomer.nullable().default(null),
  }),
  reply: z.object({ group: z.string(), has_account: z.boolean(), joined: z.boolean() }),
})

export const temporaryLogin = endpoint({
  method: 'POST',
  path: '/temp-login',
  access: link('sign-in'),
  summary:
    'Come in by a link from a mail instead of a password: into the console, or into the survey one is invited to.',
  refusals: ['test.closed'],
  // A whole room of applicants comes from one address; and there is no guessing a signature.
  limit: { per: 'ip', max: 2000, window_s: 15 * 60 },
  body: z.object({ unique_id: text({ max: 100 }), email, ...signed }),
  /** An invitation opens one test and nothing else, and comes with all that it takes to begin. */
  reply: newSession.extend({ test: openedTest.omit({ token: true }).nullable() }),
})

export const changeTemporaryPassword = endpoint({
  method: 'POST',
  path: '/change-temporary-password',
  access: open(),
  summary: 'Replace the temporary password that somebody else chose, and sign in with the new one.',
  refusals: ['signIn.wrong', 'signIn.wait', 'email.unverified', 'access.denied'],
  limit: { per: 'ip', max: 100, window_s: 15 * 60 },
  transaction: 'own',
  body: z
    .object({ email, current_password: z.string().min(1).max(limits.password.max), ...chosenPassword })
    .check(passwordsMatch),
  reply: newSession,
})
