export { holdDepartments, insertDepartments } from './departments.queries.ts'
export { keepDepartments } from './keep-departments.ts'
export { takeInvitation } from './take-invitation.ts'
