export { keepPicture } from './keep-picture.ts'
export { keepPictures } from './keep-pictures.ts'
export { pictureAddress, pictureAddresses } from './picture-address.ts'
export { listArrived } from './pictures.queries.ts'
