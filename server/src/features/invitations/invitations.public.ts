export { countQuestions, lockOpenSurvey, putOnList } from './add-participants.ts'
export { findOrMakeApplicant } from './applicants.queries.ts'
export { queueDecisionMails, replaceDecisionMails, takeBackDecisionMails } from './decision-mails.ts'
export { doorCloses, finishBy, isDoorOpen } from './invitation.rules.ts'
export { insertInviteEvent, inviteEvent } from './invite-events.queries.ts'
export {
  findInvite,
  type LockedInvite,
  listInvitedKeys,
  lockInvite,
  markCompleted,
  markDeclined,
  markInterested,
  markOpened,
  markStarted,
} from './invites.queries.ts'
export { noteMail } from './note-mail.ts'
export { findOwnInvite, listOwnInvites, type OwnInvite } from './own-invites.queries.ts'
export { startInvitations } from './write-invitations.ts'
