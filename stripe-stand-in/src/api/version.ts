/** The version that the pinned client speaks. Objects of another have another shape. */
export const apiVersion = '2026-10-28.endive'
