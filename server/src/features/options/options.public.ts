export { findUnoffered } from './find-unoffered.ts'
export { findNames, findOffered } from './options.queries.ts'
