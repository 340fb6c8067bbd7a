/** What a person reads who would rather not take a survey. */
export const words = {
  'decline.title': 'You would rather not?',
  'decline.hint': '{{company}} is told that you decline. A reason helps them, but you need not give one.',
  'decline.reason': 'Reason',
  'decline.words': 'In your own words (optional)',
  'decline.send': 'Decline the survey',
  'decline.back': 'Back',
}
