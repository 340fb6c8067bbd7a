export { noteArrival } from './note-arrival.ts'
