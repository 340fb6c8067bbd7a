export { keepRecordings } from './keep-recordings.ts'
