/** What stands round every page behind the sign-in, and on the pages at which people's days begin. */
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
  'shell.waiting': '{{number}} waiting',
  'shell.company': 'Company',
  'shell.changeCompany': 'Change company, now {{name}}',
  'shell.account': 'Account of {{name}}',
  'shell.signOut': 'Sign out',
  'shell.stopAndSignOut': 'Stop and sign out',
  'shell.search': 'Search',
  'shell.tour': 'Take the tour',

  'nav.side': 'Your side',
  'nav.account': 'Account',
  'nav.people': 'People',
  'nav.catalogue': 'Catalogue',
  'nav.money': 'Money',
  'nav.system': 'System',

  'tourOffer.label': 'Tour',
  'tourOffer.new': 'New here?',
  'tourOffer.newText': 'Have a look round: it takes one minute.',
  'tourOffer.begunText': 'You have not seen everything yet.',
  'tourOffer.start': 'Take the tour',
  'tourOffer.resume': 'Go on with the tour',
  'tourOffer.decline': 'No, thanks',

  'form.cancel': 'Cancel',

  'people.title': 'Users',
  'groups.title': 'Groups',

  'impersonation.label': 'Impersonation',
  'impersonation.who': 'You are looking through the eyes of {{name}}',
  'impersonation.since': '{{staff}}, since {{time}}',
  'impersonation.why': 'Reason: {{reason}}',
  'impersonation.stop': 'Stop',

  'pager.label': 'Pages',
  'pager.page': 'Page {{page}} of {{last}}',
  'pager.previous': 'Previous',
  'pager.next': 'Next',

  'companyChoice.title': 'Pick a company to start',
  'companyChoice.hint': 'You can change it at any time. Not you?',

  'profile.title': 'My Profile',

  'myPassword.title': 'My Password',
  'myData.title': 'My Data',

  'home.greeting': 'Hello, {{name}}',

  'plan.see': 'See the plans',
  'plan.title': 'Plan',
  'orders.title': 'Orders',

  'help.title': 'Help Center',

  'surveys.title': 'My Surveys',
  'companyResults.title': 'Results',
  'participants.title': 'Participants',
  'surveys.empty': 'No surveys yet',
  'surveys.emptyText':
    'The surveys of {{company}} will be listed here, each with the people invited and what they answered.',

  'catalog.dimensions.title': 'Dimensions',
  'catalog.interpretations.title': 'Interpretations',
  'catalog.templates.title': 'Templates',
  'catalog.jobTemplates.title': 'Job templates',
  'catalog.industries.title': 'Industries',
  'catalog.options.title': 'Options',
  'catalog.guides.title': 'Guides',
  'catalog.notices.title': 'Notices',
  'catalog.notes.title': 'Notes',
  'catalog.noteTypes.title': 'Note types',
  'catalog.transactionTypes.title': 'Transaction types',
  'situations.title': 'Situations',
  'modules.title': 'Modules',
  'strategies.title': 'Hiring strategies',
  'slides.title': 'Pitch slides',
  'offers.title': 'Templates',
  'ownPitch.title': "Company's Pitch",
  'intelligence.title': 'Business intelligence',

  'supportMessages.title': 'Support',

  'companyAccount.title': 'Account',
  'companyEmailLog.title': 'Email Logs',
  'emailLog.title': 'System Email Logs',

  'emailSettings.title': 'Email Settings',
  'health.title': 'System health',

  'allResults.title': 'Results',

  'import.title': 'Import User',
  'subscription.title': 'Subscription',
  'planDetails.title': 'Plan details',
  'transactions.title': 'Transactions',
  'wpOrders.title': 'WP Orders',
  'invoices.title': 'Invoices',

  'audit.title': 'Audit log',

  'design.title': 'Design',

  'teams.title': 'Teams',
  'dashboard.title': 'Dashboard',

  'respondent.title': 'Your surveys',
} as const
