/** What visitors read on the page by which a company shows itself. */
export const words = {
  'companyPage.title': 'A company introduces itself',
  'companyPage.preview': 'Only people of your company see this page yet. Visitors are told that there is none.',
  'companyPage.previewOpen': 'Open it to everybody',
  'companyPage.about': 'Who we are',
  'companyPage.pitch': 'What you would ask us',
  'companyPage.milestones': 'What we are proud of',
  'companyPage.people': 'Who you would work with',
  'companyPage.hiring': 'How we hire',
  'companyPage.promise': 'You will hear from us within',
  'companyPage.days': '{{count}} days',
  'companyPage.days.one': '{{count}} day',
  'companyPage.promiseText':
    'That is our promise to everybody who completes one of our surveys, whatever the answer is.',
  'companyPage.kept': '{{percent}} % in time',
  'companyPage.keptText': 'Of {{people}} people who were due an answer in the past twelve months.',
  'companyPage.empty': '{{company}} has not written anything here yet.',
  'companyPage.invited': 'Have you been invited?',
  'companyPage.invitedText': 'Your own link is in the mail with the invitation. With an account you also find it here:',
  'companyPage.invitedGo': 'My invitations',
} as const
