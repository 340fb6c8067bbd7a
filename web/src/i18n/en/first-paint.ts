/** What the page behind an invitation says: the build writes it into the page itself, before any script has come. */
export const firstPaint = {
  'temporaryLogin.title': 'Ready when you are',
  'temporaryLogin.lead': 'Press the button to go on as {{email}}. No password is needed.',
  'landing.continue': 'Continue',
} as const
