/** What the tour says, step by step. */
export const words = {
  'tour.progress': '{{step}} of {{of}}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.done': 'Done',
  'tour.leave': 'Leave the tour',
  'tour.left': 'You can take the tour again at any time: it is in the menu under your name.',

  'tour.welcome': 'Welcome to {{app}}',
  'tour.welcome.owner':
    'You show people what the job is really like, they answer in their own words, and you read what they meant. It starts with a survey on this page.',
  'tour.welcome.manager':
    'You invite people to the surveys of your departments and read what they answer. You will find them on this page.',
  'tour.welcome.member': 'You read along in the surveys of your company and say what you think. They are on this page.',
  'tour.welcome.staff': 'From here you help companies and their people, and look after what all of them use.',
  'tour.welcome.applicant':
    'When a company invites you to a survey, you find it on this page. There are no right answers: it is about what you have lived through, in your own words.',

  'tour.navigation': 'Everything has its place',
  'tour.navigation.text': 'Your pages, in groups. You see those that your role may open, and no others.',

  'tour.company': 'Your company',
  'tour.company.text':
    'Everything on the screen belongs to this company. If you work for several, you change between them here.',

  'tour.search': 'Search for a page',
  'tour.search.text': 'The fastest way to a page: type a part of its name. With a keyboard, Ctrl or ⌘ and K open it.',

  'tour.preferences': 'Language and appearance',
  'tour.preferences.text': 'English, 中文 or Bahasa Melayu, light or dark. Our mails to you follow the language.',

  'tour.account': 'You',
  'tour.account.text': 'Your profile, your password and where you are signed in. This tour is here too.',
} as const
