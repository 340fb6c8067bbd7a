export { listOffered } from './hiring-strategies.queries.ts'
