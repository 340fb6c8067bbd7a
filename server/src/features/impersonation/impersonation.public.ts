export { impersonationRefusal } from './impersonation.policy.ts'
