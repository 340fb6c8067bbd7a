export { findUnoffered } from './find-unoffered.ts'
