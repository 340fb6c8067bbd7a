/** The lists that the product offers and staff edit. */
export const optionLists = [
  'employment_status',
  'education_level',
  'job_position',
  'goal_type',
  'supervision',
  'industry',
  'participant_experience_type',
  'participant_expiry_type',
  'decline_option',
  'note_type',
  'transaction_type',
] as const
export type OptionList = (typeof optionLists)[number]
