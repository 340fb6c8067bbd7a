export { insertDepartments } from './departments.queries.ts'
