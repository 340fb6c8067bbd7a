export { countQuestions, lockOpenSurvey, putOnList } from './add-participants.ts'
export { findOrMakeApplicant } from './applicants.queries.ts'
export { finishBy, isDoorOpen } from './invitation.rules.ts'
export { insertInviteEvent, inviteEvent } from './invite-events.queries.ts'
export {
  findInvited,
  findOwnInvite,
  type LockedInvite,
  listInvitedKeys,
  lockInvite,
  markCompleted,
  markOpened,
  markStarted,
} from './invites.queries.ts'
export { noteMail } from './note-mail.ts'
export { startInvitations } from './write-invitations.ts'
