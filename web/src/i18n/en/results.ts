/** What the results of a survey say: the map, and the people on it. */
export const words = {
  'results.title': 'Results',
  'results.lead': 'Who has completed the survey, and where their answers put them.',
  'results.people': 'People who have completed the survey',
  'results.person': 'Person',
  'results.status': 'Status',
  'results.allStatuses': 'All statuses',
  'results.situations': 'Situations',
  'results.completed': 'Completed',
  'results.shortlisted': 'Shortlisted',
  'results.rejected': 'Rejected',
  'results.pipeline': 'Pipeline',
  'results.undecided': 'Not decided',
  'results.notEnough': 'Not enough to say',

  'results.map.title': 'How people see their situations',
  'results.map.people': 'On the map: {{total}}',
  'results.map.latest': 'On the map: the latest {{total}}',
  'results.map.label': 'Map with {{count}} people',
  'results.map.label.one': 'Map with {{count}} person',
  'results.map.keys':
    'The arrow keys go to the next person in that direction, Enter selects, Escape clears. The list below holds the same people.',
  'results.axis.bad': 'Feels bad',
  'results.axis.good': 'Feels good',
  'results.axis.little': 'Little control',
  'results.axis.much': 'Much control',
  'results.place': '{{feeling}}, {{control}}',
  'results.feltBad': 'Feels rather bad',
  'results.feltMixed': 'Feels mixed',
  'results.feltGood': 'Feels rather good',
  'results.littleControl': 'little in their hands',
  'results.someControl': 'some in their hands',
  'results.muchControl': 'much in their hands',

  'results.how.title': 'How to read it',
  'results.how.dot':
    'Each dot is one person: how they feel about what they wrote, from left to right, and how much of it is in their own hands, from bottom to top. What they ranked higher counts a little more.',
  'results.how.ring':
    'Point at a dot to see its ring: how far it might have moved on another day. Below three situations a dot is hollow, because there is not enough to say.',
  'results.how.cross':
    'The cross is the middle of the scale, never the average of those who applied. Nobody’s place depends on anybody else.',
  'results.how.not':
    'It describes what people wrote that day. It is no score, and no place is better than another. Use it to find out what to ask.',
} as const
