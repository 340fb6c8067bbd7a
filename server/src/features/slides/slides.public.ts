/** What other features may ask of this one: how any slide keeps its picture, and what staff let a company show. */
export { listAllocatedTo, setShown } from './allocated-slides.queries.ts'
export { exchangePicture, shownBy, uploadPicture } from './slide-picture.ts'
