export { endSnapshots } from './end-snapshots.ts'
export { noteArrival } from './note-arrival.ts'
