/** So many fit side by side and can be told apart. */
export const fewestCompared = 2
export const mostCompared = 4
