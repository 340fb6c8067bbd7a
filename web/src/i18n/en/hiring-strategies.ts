/** What staff read where they write ways of hiring. */
export const words = {
  'strategies.lead': 'Ways of hiring that companies pick from. Applicants read the steps of theirs as “How we hire”.',
  'strategies.keyword': 'Search by name',
  'strategies.name': 'Name',
  'strategies.steps': 'Steps',
  'strategies.stepCount.one': '{{count}} step',
  'strategies.stepCount': '{{count}} steps',
  'strategies.create': 'Write a strategy',
  'strategies.duplicated': 'Copied. You are looking at the copy.',
  'strategies.empty': 'No hiring strategies yet',
  'strategies.emptyText':
    'A strategy is a few steps from the survey to the first day. Companies pick one for each survey.',
  'strategies.sequence': 'Order of the hiring strategies',
  'strategies.sequenceLead': 'Companies are offered them in this order. A new survey begins with the first.',
  'strategies.first': 'New surveys begin with it',

  'strategy.new': 'New hiring strategy',
  'strategy.about': 'What it is',
  'strategy.aboutHint': 'Companies choose by the name and by whom it suits.',
  'strategy.description': 'Whom it suits',
  'strategy.descriptionHint': 'One or two sentences: for which jobs, and what it asks of the company.',
  'strategy.stepsHint':
    'In the order in which they happen. They speak to applicants: what you will do, what we will do, how long it takes.',
  'strategy.step': 'Step {{number}}',
  'strategy.stepName': 'What happens',
  'strategy.stepDescription': 'In a sentence or two',
  'strategy.addStep': 'Add a step',
  'strategy.removeStep': 'Remove step {{number}}',
  'strategy.save': 'Save strategy',
  'strategy.create': 'Create strategy',
} as const
