/** Lists: what they hold, in which order, page by page, and by which index they are read. */
export const lists = [
  {
    name: 'a list in the wrong order',
    file: 'server/src/platform/db/list-page.ts',
    from: "const direction = descending ? 'desc' : 'asc'",
    to: "const direction = descending ? 'asc' : 'desc'",
    step: 'unit',
    tests: ['server/src/platform/db/list-page.test.ts'],
  },
  {
    name: 'a second page that is the first',
    file: 'server/src/platform/db/list-page.ts',
    from: '.offset(offset)',
    to: '.offset(0)',
    step: 'unit',
    tests: ['server/src/platform/db/list-page.test.ts'],
  },
  {
    name: 'rows that stand on two pages because they are equal in the column',
    file: 'server/src/platform/db/list-page.ts',
    from: ".orderBy('id', direction)",
    to: '.$if(false, (query) => query)',
    step: 'unit',
    tests: ['server/src/platform/db/list-page.test.ts'],
  },
  {
    name: 'a filter that a list ignores',
    file: 'server/src/features/invitations/invite-lists.queries.ts',
    from: "if (state) ids = ids.where('state', 'in', state)",
    to: 'void state',
    step: 'unit',
    tests: ['server/src/features/invitations/invites.test.ts'],
    title: 'narrowed by state',
  },
  {
    name: 'an index dropped',
    file: 'server/migrations/0009-staff-lists.sql',
    from: 'create index audit_events_of_action on audit_events (action, at desc, id desc);',
    to: '',
    step: 'unit',
    tests: ['server/src/features/audit/audit.plans.test.ts'],
  },
]
