export { isCountry } from './places.ts'
