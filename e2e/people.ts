/** Somebody with an account, and the page at which their day begins. */
export type Person = { readonly email: string; readonly home: string }

/** The demo company's people, one for each role, as the start prints them. */
export const people = {
  root: { email: 'root@demo.example', home: '/admin/dashboard' },
  moderator: { email: 'moderator@demo.example', home: '/admin/dashboard' },
  owner: { email: 'owner@demo.example', home: '/surveys' },
  manager: { email: 'manager@demo.example', home: '/surveys' },
  member: { email: 'member@demo.example', home: '/surveys' },
  applicant: { email: 'applicant@demo.example', home: '/survey' },
} as const satisfies Record<string, Person>

/** Whose account is in which language: choosing another one would change it for every journey that runs beside. */
export const speakers = { en: people.owner, zh: people.applicant, ms: people.member } as const

export const password = 'Demo-pass-1'
