/** What the start pages say besides: the first survey that waits for a company, and staff’s figures. */
export const words = {
  'firstSurvey.title': 'Your first survey',
  'firstSurvey.text':
    'You described this job before signing up. It waits here with your company and will be the beginning of your first survey.',
  'firstSurvey.jobPosition': 'Job position',
  'firstSurvey.goal': 'Goal',
  'firstSurvey.supervision': 'Supervision',
  'firstSurvey.skipped': 'Not answered yet',
  'figures.title': 'In figures',
  'figures.people': 'People',
  'figures.companies': 'Companies',
  'figures.withPlan': 'with a plan today',
  'figures.pending': 'Mails waiting',
  'figures.failed': 'Mails that failed',
  'figures.more': 'more than {{count}}',
  'figures.failedText': 'The figures could not be loaded.',
  'revenue.title': 'Revenue',
  'revenue.lead': 'Paid without tax, refunds and reversals taken off.',
  'revenue.open': 'Transactions',
  'revenue.none': 'Nothing was paid in these two months.',
  'revenue.thisMonth': '{{month}} so far',
} as const
