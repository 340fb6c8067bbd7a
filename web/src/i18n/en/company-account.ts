/** A company's own page about itself. */
export const words = {
  'companyAccount.company': 'Company',
  'companyAccount.lead': 'What stands in your invitations and on your invoices.',
  'companyAccount.details': 'Company details',
  'companyAccount.detailsHint': 'Applicants read the name in every mail.',
  'companyAccount.promise': 'Reply within how many days',
  'companyAccount.promiseHint':
    'Applicants who have completed a survey are told by when they will hear from you. Left empty, nothing is promised.',
  'companyAccount.registrationHint': 'Only our staff can change it. Please write to support.',
  'companyAccount.plan': 'Plan',
  'companyAccount.planTitle': 'Plan',
  'companyAccount.until': 'Runs until',
  'companyAccount.noPlan': 'None',
  'companyAccount.usage': 'Use',
  'companyAccount.surveys': 'Surveys',
  'companyAccount.participants': 'Participants',
  'companyAccount.people': 'Team',
  'companyAccount.readOnly': 'Only owners can change what stands here.',
} as const
