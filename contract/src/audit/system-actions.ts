/** What the audit log has besides calls: commands that somebody gives on the machine itself, and what jobs do for good. */
export const systemActions = ['createRootAccount', 'renewRootAccountLink', 'deleteRemovedSurvey'] as const
