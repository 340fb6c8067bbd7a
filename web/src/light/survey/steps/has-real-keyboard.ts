/** Whether typing needs no keyboard on the screen, which would come up unasked with the focus. */
export const hasRealKeyboard = () => window.matchMedia('(pointer: fine)').matches
