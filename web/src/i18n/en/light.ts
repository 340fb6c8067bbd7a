import { en as messages } from '@catchpitch/contract/messages/en'
import { shared } from './shared.ts'

/** Everything that the light door says. */
export const words = {
  ...messages,
  ...shared,

  'temporaryLogin.title': 'Ready when you are',
  'temporaryLogin.lead': 'Press the button to go on as {{email}}. No password is needed.',
  'temporaryLogin.overLead':
    'Please ask the company that invited you to send a new one. If you have a password, you can also sign in with it.',

  'landing.signIn': 'Sign in',
  'landing.continue': 'Continue',
  'landing.title': 'Hiring in which both sides pitch',
  'landing.lead':
    'The company shows what the job is really like. Applicants answer in their own words: what happened, what mattered, how it felt, what they could change. You meet people before you meet their CV.',
  'landing.time': '30 to 45 minutes for an applicant',
  'landing.people': 'No scores, nothing rejects by itself',

  'landing.picture': 'A company’s pitch reaches an applicant, whose ranked statements come back as one dot on a map.',
  'landing.picture.pitch': 'The company pitches',
  'landing.picture.question': 'What do the first months look like?',
  'landing.picture.answer': 'The applicant pitches back',
  'landing.picture.first': 'Nobody told us who decides.',
  'landing.picture.second': 'I wrote a list before I touched anything.',
  'landing.picture.third': 'We closed late, but together.',
  'landing.picture.map': 'How sure is it?',

  'landing.features': 'What it does',
  'landing.reversePitch': 'The reverse pitch process',
  'landing.reversePitch.text': 'The company goes first. People see whom they would work with before they answer.',
  'landing.dishonesty': 'Flag out dishonesty',
  'landing.dishonesty.text':
    'Copied text, other tabs and second attempts are shown with their evidence. People judge it.',
  'landing.expression': 'Freedom of expression',
  'landing.expression.text': 'Write it, say it, show a picture, share a song: as each statement asks for.',
  'landing.screening': 'Personalised screening',
  'landing.screening.text': 'Choose the situations and the short questions that this one job is about.',
  'landing.team': 'Team showcase',
  'landing.team.text': 'Milestones, the place and the people, so that a yes is meant.',
} as const
