import type { Hint } from '@catchpitch/contract/live/hint'

/** What must be read anew when something has changed, by the paths that its queries are kept under. */
export const pathsByTopic = {
  notifications: ['/notifications'],
  sessions: ['/sessions'],
  exports: ['/exports/{id}'],
  imports: ['/admin/users/import/{id}'],
  billing: ['/user', '/subscriptions/status', '/stripe-account-details', '/orders', '/invoices', '/account'],
  departments: ['/departments', '/user'],
  invites: [
    '/dashboard',
    '/my-surveys',
    '/my-surveys/{id}/show',
    '/my-surveys/{id}/overview',
    '/my-surveys/{id}/invites',
    '/my-surveys/{id}/invites/{invite_id}',
    '/my-surveys/{id}/participation',
    '/participants',
    '/my-surveys/interested-to-proceed/list',
    '/my-surveys/maybe-next-time/list',
  ],
  pitch: ['/catchers-pitch/reception'],
  results: [
    '/dashboard',
    '/my-surveys/{id}/overview',
    '/my-surveys/{id}/results',
    '/my-surveys/{id}/pipeline',
    '/my-surveys/recent-decisions',
    '/my-surveys/{id}/screening',
    '/my-surveys/{id}/answers',
    '/my-surveys/results',
    '/my-surveys/get-users-2d-dynamic-results',
  ],
  team: ['/teams', '/team-users/{id}', '/teams/invitations', '/teams/invitations/{id}', '/cover-photo', '/user'],
} as const satisfies Record<Exclude<Hint['topic'], 'everything'>, readonly `/${string}`[]>

/** Null: everything. A newer server may know a topic that this page does not; nothing of it is on the screen. */
export function stalePaths({ topic }: Hint): readonly string[] | null {
  if (topic === 'everything') return null
  return Object.hasOwn(pathsByTopic, topic) ? pathsByTopic[topic] : []
}
