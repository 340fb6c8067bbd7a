export { readOwnUsage } from './holdings.ts'
export { requireRoom } from './require-room.ts'
