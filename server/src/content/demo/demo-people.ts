import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { Language } from '@catchpitch/contract/languages'

/** Known to everybody who reads this, so it exists only where the demo company does: never in production. */
export const demoPassword = 'Demo-pass-1'

type DemoPerson = { role: RoleKey; email: string; first_name: string; last_name: string; language: Language }

/** One person for each role, so that a newcomer can look at the product through everybody's eyes. */
export const demoPeople: readonly DemoPerson[] = [
  { role: 'root', email: 'root@demo.example', first_name: 'Mei Ling', last_name: 'Wong', language: 'en' },
  { role: 'moderator', email: 'moderator@demo.example', first_name: 'Ravi', last_name: 'a/l Kumar', language: 'en' },
  { role: 'owner', email: 'owner@demo.example', first_name: 'Nurul', last_name: 'Hassan', language: 'en' },
  { role: 'manager', email: 'manager@demo.example', first_name: 'Daniel', last_name: "O'Neil", language: 'en' },
  { role: 'member', email: 'member@demo.example', first_name: 'Farid', last_name: 'Ismail', language: 'ms' },
  { role: 'applicant', email: 'applicant@demo.example', first_name: '伟', last_name: '李', language: 'zh' },
]
