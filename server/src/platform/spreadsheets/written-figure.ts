/** Far below what any figure is shown with, and far above what adding up shares leaves over. */
const nothing = 1e-12

/**
 * A figure as a file has it: in full. What should be 0 and is `-1.4e-17`, because computers add so, is 0: a spreadsheet
 * shows it as -1.4E-17, where the page says 0.
 */
export const writtenFigure = (figure: number): string => (Math.abs(figure) < nothing ? '0' : String(figure))
