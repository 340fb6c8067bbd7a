/** What a guide can leave open, to be filled in for whoever reads it. */
export const guidePlaceholders = ['company', 'app_name', 'support_email'] as const
export type GuidePlaceholder = (typeof guidePlaceholders)[number]
