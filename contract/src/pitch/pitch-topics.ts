/** What applicants want to know of a job, as the specification's five sample questions ask it; and whatever else. */
export const suggestedTopics = ['environment', 'first_months', 'role', 'contribution', 'attributes'] as const
export const pitchTopics = [...suggestedTopics, 'other'] as const
export type PitchTopic = (typeof pitchTopics)[number]
