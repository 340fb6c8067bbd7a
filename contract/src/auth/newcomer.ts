import { z } from 'zod'
import { personName } from '../fields/person-name.ts'
import { chosenPassword, passwordsMatch } from './new-password.ts'

/** What makes an account for somebody whose address we know already. */
export const newcomer = z
  .object({ first_name: personName, last_name: personName, ...chosenPassword })
  .check(passwordsMatch)
