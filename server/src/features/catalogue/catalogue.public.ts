export { publishNotices } from './publish-notices.ts'
