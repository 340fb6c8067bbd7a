import type { Profile } from '../make-person.ts'

type Told = readonly [gender: 'F' | 'M', born: Profile['born_on']]

/**
 * What those told of themselves who made an account, by the mailbox that they were invited at. Some did not: nobody has
 * to, and whoever is missing here is counted nowhere.
 */
const told: Readonly<Record<string, Told>> = {
  'siti.aminah': ['F', '1998-02-11'],
  'weijie.lim': ['M', '2001-06-30'],
  'kavitha.raman': ['F', '1994-12-03'],
  'hafiz.osman': ['M', '1990-08-19'],
  'grace.jugah': ['F', '2003-04-27'],
  'meiling.chan': ['F', '1987-10-14'],
  'arjun.pillai': ['M', '1999-01-22'],
  'izzati.kamal': ['F', '2004-09-05'],
  'jason.ong': ['M', '1982-03-16'],
  'priya.nair': ['F', '1996-07-09'],
  'aina.zulkifli': ['F', '2006-05-21'],
  'jiahao.lim': ['M', '2005-11-13'],
  'syafiq.rahman': ['M', '2004-02-08'],
  'huimin.ng': ['F', '2002-08-25'],
  'norhayati.ismail': ['F', '1978-12-30'],
  'zhiming.ong': ['M', '1993-05-04'],
  'danial.haqim': ['M', '2007-01-17'],
  'shiying.tan': ['F', '2000-10-28'],
  'junjie.teo': ['M', '1997-03-12'],
  'sasha.pereira': ['F', '1989-06-15'],
  'melvin.chia': ['M', '1985-09-23'],
  'joanne.lopez': ['F', '1991-02-07'],
  'hakim.roslan': ['M', '1995-11-20'],
  'liting.koh': ['F', '1993-04-18'],
  'rozita.mahmud': ['F', '1986-07-26'],
  'kelvin.yap': ['M', '1992-12-09'],
  'thivya.krishnan': ['F', '1997-05-31'],
  'azlan.bakar': ['M', '1984-01-24'],
  'maria.santos': ['F', '1990-10-02'],
  'hidayah.salleh': ['F', '1999-03-29'],
  'benjamin.wee': ['M', '1995-08-06'],
  'nadia.kassim': ['F', '1993-06-11'],
  'suresh.nathan': ['M', '1980-11-27'],
  'aiman.fauzi': ['M', '1998-09-14'],
  'alia.mokhtar': ['F', '2004-03-08'],
  'ethan.lau': ['M', '2005-07-19'],
  'xiaowen.yong': ['F', '2003-12-25'],
  'harith.azmi': ['M', '1998-04-02'],
  'shalini.devi': ['F', '1996-10-17'],
  'junhao.chua': ['M', '2004-01-30'],
  'nabilah.yunus': ['F', '1995-06-23'],
  'ryan.dcruz': ['M', '1997-09-11'],
  'chloe.tham': ['F', '2005-02-14'],
  'ikmal.zaki': ['M', '2003-05-06'],
  'rebecca.linggi': ['F', '1999-11-28'],
  'weiqiang.tay': ['M', '1994-08-15'],
  'izzah.rosli': ['F', '2006-01-09'],
  'gavin.fernandez': ['M', '2002-10-21'],
  'siqi.ho': ['F', '1993-03-03'],
  'luqman.hadi': ['M', '2004-12-12'],
  'divya.suppiah': ['F', '1998-07-27'],
  'adam.fitri': ['M', '1996-02-18'],
  'amanda.seow': ['F', '2003-09-30'],
  'naveen.raj': ['M', '1992-05-25'],
  'wani.zainal': ['F', '2004-06-16'],
  'guodong.loh': ['M', '1979-04-10'],
  'jessica.voon': ['F', '1994-11-07'],
  'zul.ariffin': ['M', '2002-08-01'],
}

const employment = ['student', 'employed_part_time', 'looking_for_work', 'employed_full_time'] as const
const education = ['secondary', 'diploma', 'pre_university', 'bachelor'] as const

const inTurn = <T>(choices: readonly T[], at: number, otherwise: T): T => choices[at % choices.length] ?? otherwise

/** Their whole profile, or nothing; `no` only makes it differ from the next one's. */
export function profileOf(email: string, no: number): Profile | null {
  const [mailbox = ''] = email.split('@')
  const known = told[mailbox]
  if (!known) return null
  const [gender, born_on] = known
  return {
    gender: gender === 'F' ? 'FEMALE' : 'MALE',
    born_on,
    country_code: '+60',
    mobile: `01234${String(56_000 + no * 37).padStart(5, '0')}`,
    employment_status: inTurn(employment, no, 'student'),
    education_level: inTurn(education, no + 1, 'diploma'),
    country: 'MY',
  }
}
