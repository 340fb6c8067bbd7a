/** What the console says besides the words that both doors share. */
export const words = {
  'role.root': 'Root',
  'role.moderator': 'Moderator',
  'role.owner': 'Owner',
  'role.manager': 'Manager',
  'role.member': 'Member',
  'role.applicant': 'Applicant',

  'shell.skip': 'Skip to the content',
  'shell.navigation': 'Main',
  'shell.menu': 'Menu',
  'shell.close': 'Close',
  'shell.company': 'Company',
  'shell.changeCompany': 'Change company, now {{name}}',
  'shell.account': 'Account of {{name}}',
  'shell.signOut': 'Sign out',
  'shell.signOut.failed': 'Logout failed.',

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

  'home.greeting': 'Hello, {{name}}',

  'surveys.title': 'My Surveys',
  'surveys.empty': 'No surveys yet',
  'surveys.emptyText':
    'The surveys of {{company}} will be listed here, each with the people invited and what they answered.',

  'dashboard.title': 'Dashboard',
  'dashboard.empty': 'Nothing to report yet',
  'dashboard.emptyText': 'Companies, people and mails of this installation will be summed up here.',

  'respondent.title': 'Your surveys',
  'respondent.empty': 'No survey is waiting for you',
  'respondent.emptyText': 'When a company invites you, you will find its survey here, and it will also come by e-mail.',
} as const
