/** How far a video is that somebody brings; the numbers stand in the database. */
export const videoState = { arriving: 0, preparing: 1, ready: 2, refused: 3 } as const
export type VideoState = (typeof videoState)[keyof typeof videoState]
