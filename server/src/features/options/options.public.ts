export { findUnoffered } from './find-unoffered.ts'
export { findNames, findOffered, listChoices, listOffered } from './options.queries.ts'
