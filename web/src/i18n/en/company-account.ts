/** A company's own page about itself. */
export const words = {
  'companyAccount.company': 'Company',
  'companyAccount.lead': 'What stands in your invitations and on your invoices.',
  'companyAccount.details': 'Company details',
  'companyAccount.detailsHint': 'Applicants read the name in every mail.',
  'companyAccount.registrationHint': 'Only our staff can change it. Please write to support.',
  'companyAccount.plan': 'Plan',
  'companyAccount.planTitle': 'Plan',
  'companyAccount.until': 'Runs until',
  'companyAccount.noPlan': 'None',
  'companyAccount.usage': 'Use',
  'companyAccount.liveSurveys': 'Live surveys',
  'companyAccount.invited': 'People invited',
  'companyAccount.completed': 'Surveys completed',
  'companyAccount.colleagues': 'Colleagues',
  'companyAccount.readOnly': 'Only owners can change what stands here.',
} as const
