export { findCountry, isCountry } from './places.ts'
