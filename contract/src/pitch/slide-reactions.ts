/** What an applicant can say of a slide with one press. */
export const slideReactions = ['helpful', 'exciting', 'not_for_me'] as const
export type SlideReaction = (typeof slideReactions)[number]
