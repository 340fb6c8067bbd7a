/** What the pages themselves ask of this feature: what is told and seen of a company's page where a link to it is shown. */
export { describePage } from './describe-page.ts'
export { findPagePicture, pagePicturePath } from './page-picture.ts'
