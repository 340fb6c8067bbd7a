export { findOrMakeApplicant } from './applicants.queries.ts'
export { finishBy, isDoorOpen } from './invitation.rules.ts'
export {
  findOwnInvite,
  insertInviteEvent,
  inviteEvent,
  type LockedInvite,
  lockInvite,
  markCompleted,
  markOpened,
  markStarted,
} from './invites.queries.ts'
