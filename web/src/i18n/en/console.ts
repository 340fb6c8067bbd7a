import { consoleEn as messages } from '@catchpitch/contract/messages/en'

/** What every visit to the console loads, so also the sign-in page, whose weight is counted: what that page, a toast and a failure say. */
export const words = {
  ...messages,

  'shell.close': 'Close',
  'shell.signOut.failed': 'Logout failed.',

  'pending.label': 'Loading',

  'failure.title': 'This page could not be shown',
  'failure.retry': 'Try again',

  'signIn.title': 'Sign in',
  'signIn.lead': 'Good to see you again.',
  'signIn.email': 'E-mail',
  'signIn.password': 'Password',
  'signIn.showPassword': 'Show password',
  'signIn.remember': 'Remember me for {{days}} days',
  'signIn.submit': 'Sign in',
  'signIn.motto': 'Both sides pitch. Both sides choose.',
  'signIn.mottoText': 'A company says what the job is really like, people answer in their own words.',
  'signIn.forgot': 'Forgot password?',
  'signIn.new': 'New here?',
  'signIn.signUp': 'Sign up',
  'signIn.comeBack': 'You will come back to where you were.',

  'temporary.lead': 'Somebody else chose or may know the password that you have. Choose one that only you know.',

  'verification.resend': 'Send the mail again',
  'verification.resendIn': 'Send again in {{seconds}} s',
} as const
