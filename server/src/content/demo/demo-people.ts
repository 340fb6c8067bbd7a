import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { Language } from '@catchpitch/contract/languages'
import type { Profile } from '../make-person.ts'

/** Known to everybody who reads this, so it exists only where the demo company does: never in production. */
export const demoPassword = 'Demo-pass-1'

type DemoPerson = {
  role: RoleKey
  email: string
  first_name: string
  last_name: string
  language: Language
  profile: Profile
}

/** One person for each role, so that a newcomer can look at the product through everybody's eyes. */
export const demoPeople: readonly DemoPerson[] = [
  {
    role: 'root',
    email: 'root@demo.example',
    first_name: 'Mei Ling',
    last_name: 'Wong',
    language: 'en',
    profile: {
      gender: 'FEMALE',
      born_on: '1984-05-17',
      country_code: '+60',
      mobile: '0123450017',
      employment_status: 'employed_full_time',
      education_level: 'master',
      country: 'MY',
    },
  },
  {
    role: 'moderator',
    email: 'moderator@demo.example',
    first_name: 'Ravi',
    last_name: 'a/l Kumar',
    language: 'en',
    profile: {
      gender: 'MALE',
      born_on: '1990-11-02',
      country_code: '+60',
      mobile: '0123450102',
      employment_status: 'employed_full_time',
      education_level: 'bachelor',
      country: 'MY',
    },
  },
  {
    role: 'owner',
    email: 'owner@demo.example',
    first_name: 'Nurul',
    last_name: 'Hassan',
    language: 'en',
    profile: {
      gender: 'FEMALE',
      born_on: '1979-03-28',
      country_code: '+60',
      mobile: '0123450328',
      employment_status: 'self_employed',
      education_level: 'professional',
      country: 'MY',
    },
  },
  {
    role: 'manager',
    email: 'manager@demo.example',
    first_name: 'Daniel',
    last_name: "O'Neil",
    language: 'en',
    profile: {
      gender: 'MALE',
      born_on: '1988-09-14',
      country_code: '+65',
      mobile: '912345678',
      employment_status: 'employed_full_time',
      education_level: 'diploma',
      country: 'IE',
    },
  },
  {
    role: 'member',
    email: 'member@demo.example',
    first_name: 'Farid',
    last_name: 'Ismail',
    language: 'ms',
    profile: {
      gender: 'MALE',
      born_on: '1996-01-30',
      country_code: '+60',
      mobile: '0123450130',
      employment_status: 'employed_part_time',
      education_level: 'pre_university',
      country: 'MY',
    },
  },
  {
    role: 'applicant',
    email: 'applicant@demo.example',
    first_name: '伟',
    last_name: '李',
    language: 'zh',
    profile: {
      gender: null,
      born_on: '1999-07-08',
      country_code: '+86',
      mobile: '13800138000',
      employment_status: 'looking_for_work',
      education_level: 'bachelor',
      country: 'CN',
    },
  },
]
