/** What other features may ask of this one. */
export { blankPerson } from './removal.queries.ts'
