import { may, type Person } from '../person/person.ts'

/** Staff look through an owner's eyes, and never spend a company's money. */
export const isLookedThrough = ({ user }: Person): boolean => user.impersonate !== null

/** Whether to offer paying at all. */
export const mayPay = (person: Person): boolean => may(person, 'billing.pay')
