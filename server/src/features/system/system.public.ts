export { countDays } from './count-days.ts'
