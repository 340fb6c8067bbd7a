import { publicEn as messages } from '@catchpitch/contract/messages/en-public'
import { firstPaint } from './first-paint.ts'
import { shared } from './shared.ts'

/** Everything that the light door says. */
export const words = {
  ...messages,
  ...shared,
  ...firstPaint,

  'temporaryLogin.overLead':
    'Please ask the company that invited you to send a new one. If you have a password, you can also sign in with it.',

  'landing.signIn': 'Sign in',

  'public.plans': 'Plans',
  'public.start': 'Describe a job',
  'public.privacy': 'Privacy Policy',
  'public.terms': 'Terms and conditions',
  'public.signUp': 'Sign up',
  'public.pages': 'Pages of this site',
  'public.tagline': 'Hiring in which both sides pitch.',
  'public.write': 'Write to us',
  'public.retry': 'Try again',
  'public.loading': 'Loading',
  'legal.contents': 'On this page',
  'legal.version': 'Version {{version}}, in force from {{day}}',
  'legal.print': 'Print',
} as const
