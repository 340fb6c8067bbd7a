/** What owners read about how fairly they decided. */
export const words = {
  'fairness.gender': 'By gender',
  'fairness.age_range': 'By age range',
  'fairness.male': 'Male',
  'fairness.female': 'Female',
  'fairness.age17': '17 and below',
  'fairness.age60': '60 and above',
  'fairness.group': 'Group',
  'fairness.shortlisted': 'Shortlisted',
  'fairness.share': '{{chosen}} of {{decided}} ({{percent}})',
  'fairness.ratio': 'Impact ratio',
  'fairness.p': 'Chance (p)',
  'fairness.finding': 'What it says',
  'fairness.reference': 'Shortlisted most often',
  'fairness.difference': 'A difference to look into',
  'fairness.unclear': 'Not clear: it may be chance',
  'fairness.alike': 'No large difference',
  'fairness.too_few': 'Too few to tell',
  'fairness.settled': 'Settled for {{count}} people: shortlisted or rejected.',
  'fairness.settled.one': 'Settled for {{count}} person: shortlisted or rejected.',
  'fairness.tooFewText':
    'Too few to tell: at least two groups need {{minimum}} people each about whom it is settled, and somebody must be shortlisted.',
  'fairness.howTitle': 'How to read it',
  'fairness.howRatio':
    'The impact ratio is the share of a group that was shortlisted, against the group that was shortlisted most often. Below 0.80 a difference is large enough to ask about.',
  'fairness.howChance':
    'The chance is Fisher’s exact test: how often drawing lots would part two groups as much. It counts as a difference only below 0.05 for all comparisons of a table together.',
  'fairness.howFew':
    'A group with fewer than {{minimum}} people says nothing and is not shown, because it would tell too much about each of them. Whoever has not given a gender or a date of birth is not counted.',
  'fairness.howNot':
    'A difference is no proof of discrimination, and none is no proof of fairness. It does not know why you decided, nor who never applied. Take it as a reason to read your decisions again, never to change one to mend a figure.',
} as const
