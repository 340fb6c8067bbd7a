/** What the audit log has besides calls: the commands that somebody gives on the machine itself. */
export const commandActions = ['createRootAccount', 'renewRootAccountLink'] as const
