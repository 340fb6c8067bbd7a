/**
 * Stored with every result, to say by which rules its figures were made. It is raised whenever the same
 * answers could come out as another figure; what is stored then keeps its version until somebody asks
 * for it to be calculated again.
 */
export const methodVersion = 1
