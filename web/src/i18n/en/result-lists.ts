/** What the lists of people who have answered say, and what can be decided there. */
export const words = {
  'decide.shortlist': 'Shortlist',
  'decide.reject': 'Reject',
  'decide.pipeline': 'Pipeline',

  'flag.title': 'Integrity',
  'flag.all': 'Anything recorded',
  'flag.none': 'Nothing recorded',
  'flag.events': 'With events',
  'flag.repeat': 'Repeat attempt',
  'flag.count': '{{count}} events',
  'flag.count.one': '{{count}} event',

  'deciding.keyword': 'Code or name',
  'deciding.since': 'Completed since',
  'deciding.anyTime': 'Any time',
  'deciding.last7': 'The last 7 days',
  'deciding.last30': 'The last 30 days',
  'deciding.last90': 'The last 90 days',
  'deciding.dimension': 'Dimension',
  'deciding.allDimensions': 'All dimensions',
  'deciding.query': 'Query',
  'deciding.allQueries': 'All queries',
  'deciding.until': 'Completed until',
  'deciding.compare': 'Compare',
  'deciding.compareHowMany': 'Choose {{fewest}} to {{most}} people to compare.',
  'deciding.mostAtOnce': 'Decide about {{most}} people at most at a time.',
  'deciding.open': 'Read what {{name}} wrote',
  'deciding.read': 'Read',

  'exports.open': 'Export',
} as const
