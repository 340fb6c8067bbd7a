/** What the list of a company's surveys says, and how long a survey still runs. */
export const words = {
  'surveys.keyword': 'Search by name',
  'surveys.name': 'Survey',
  'surveys.state': 'State',
  'surveys.expiry': 'Expiry',
  'surveys.invited': 'Invited',
  'surveys.started': 'Started',
  'surveys.completed': 'Completed',
  'surveys.created': 'Created',
  'surveys.draft': 'Draft',
  'surveys.live': 'Live',
  'surveys.closed': 'Closed',
  'expiry.today': 'Expired today',
  'expiry.inOneDay': 'Expiring in 1 day',
  'expiry.inDays': 'Expiring in {{count}} days',
  'expiry.oneDayAgo': 'Expired 1 day ago',
  'expiry.daysAgo': 'Expired {{count}} days ago',
} as const
