import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { hireType } from '@catchpitch/contract/surveys/survey-choices'
import type { SurveyRequirements } from '#features/surveys/surveys.factory'
import { answered, type DemoApplicant, declining, hired, silent } from './demo-applicant.ts'
import { demoApplicants } from './demo-applicants.ts'
import { weekendTeam } from './demo-weekend-team.ts'

export type Screening = { question: string; answers: Partial<Record<Language, readonly string[]>> }

type DemoSurvey = {
  name: string
  /** What people who are invited read about the job. */
  description: string
  language: Language
  /** Of the default catalogue. */
  module: string
  state: 'draft' | 'live' | 'closed'
  /** How many days ago it was made, and in how many it ends; less than none: how long ago it did. */
  days: { old: number; left: number }
  /** As the survey's own pages ask for them; a draft has none yet. */
  requirements?: SurveyRequirements
  /** How many of its module's queries it is read by, from the first one on. */
  queries?: number
  /** Of the default catalogue. */
  strategy?: string
  /** What everybody is asked before the survey itself, and answers to each, which those who have answered gave in turn. */
  screening?: readonly Screening[]
  /** Left out: answers are typed. */
  expression?: InputMethod[]
  applicants: readonly DemoApplicant[]
}

const { accepted, rejected, pipeline } = resultStatus

const demoApplicant = { first_name: '伟', last_name: '李', email: 'applicant@demo.example', language: 'zh' } as const

/** Who signs in as the demo's applicant finds a survey that waits for them. */
const waiting: DemoApplicant = { ...demoApplicant, invited: 1, leaning: null }

/** And one that is over, with their map, the company's pitch and what they were told. */
const over: DemoApplicant = { ...demoApplicant, invited: 109, leaning: { good: 6, own: 4 }, status: rejected }

/** The newest first: the one that a newcomer finds at the top takes people in. */
export const demoSurveys: readonly DemoSurvey[] = [
  {
    name: 'Barista, Bangsar',
    description:
      'We roast in Shah Alam and serve in four small shops. In Bangsar we look for somebody who opens the shop with us, ' +
      'knows their regulars after a month and does not mind that mornings are loud.',
    language: 'en',
    module: 'jd-fit',
    state: 'live',
    requirements: {
      job_position: 'food_service',
      role: 'Barista',
      skills_required: 'Making coffee can be learnt with us. Reading a queue, and a face, is what we look for.',
      supervision_provided: supervision.direct,
      goal_type: 'serve_customers',
      hire_type: hireType.new_position,
      purpose: 'A fourth pair of hands for the mornings, who is still glad to see people at eleven.',
      experience_type: 'none',
    },
    queries: 5,
    strategy: 'within-a-week',
    days: { old: 9, left: 21 },
    applicants: demoApplicants,
  },
  {
    name: 'Accounts executive',
    description: 'Our books have outgrown a shoebox. Half of the week with us, half from home.',
    language: 'en',
    module: 'jd-fit',
    state: 'draft',
    days: { old: 10, left: 20 },
    applicants: [],
  },
  {
    name: 'Roastery guide, Shah Alam',
    description:
      'Every Saturday thirty people want to see how we roast. You walk them through it, let them smell and taste, and ' +
      'answer what they ask. Because no two people tell a story alike, you may answer as you like: in writing, aloud, ' +
      'with pictures, or with a song.',
    language: 'en',
    module: 'jd-fit',
    state: 'live',
    requirements: {
      job_position: 'customer_service',
      role: 'Roastery guide',
      skills_required:
        'A voice that thirty people hear without a microphone.\nPatience with the same question, asked every Saturday.',
      supervision_provided: supervision.intermittent,
      goal_type: 'build_new',
      hire_type: hireType.part_time,
      purpose: 'Saturdays that visitors tell their friends about.',
    },
    queries: 4,
    strategy: 'trial-day',
    days: { old: 13, left: 30 },
    expression: [inputMethod.typing, inputMethod.speech, inputMethod.images, inputMethod.links],
    applicants: [],
  },
  {
    name: 'Pelatih penyangrai, Shah Alam',
    description:
      'Belajar menyangrai kopi dari biji hijau hingga ke cawan. Tiada pengalaman diperlukan; kami mengajar selama enam bulan, dan gaji bermula dari hari pertama.',
    language: 'ms',
    module: 'jd-fit',
    state: 'live',
    requirements: {
      job_position: 'trainee',
      role: 'Pelatih penyangrai',
      skills_required: 'Hidung yang ingin tahu dan tangan yang sabar. Yang lain kami ajar.',
      supervision_provided: supervision.direct,
      goal_type: 'learn_and_grow',
      hire_type: hireType.replacement,
      purpose: 'Penyangrai kami bersara tahun depan. Kami mahu ilmunya tinggal bersama kami.',
      experience_type: 'school_leaver',
    },
    queries: 5,
    strategy: 'read-then-talk',
    days: { old: 16, left: 3 },
    screening: [
      {
        question: 'Bilakah anda boleh mula bekerja?',
        answers: {
          ms: ['Minggu depan.', 'Selepas notis sebulan di tempat kerja sekarang.', 'Bila-bila masa.'],
          zh: ['下个月初。', '离职通知期满后，大约四个星期。', '随时都可以。'],
        },
      },
      {
        question: 'Kilang bermula pukul 6 pagi. Bagaimana anda akan datang?',
        answers: {
          ms: [
            'Naik motosikal, rumah saya 15 minit dari situ.',
            'Menumpang kereta abang saya.',
            'Dengan bas yang pertama.',
          ],
          zh: ['我有车，路上二十分钟。', '和住在附近的同事一起来。', '骑摩托车。'],
        },
      },
    ],
    applicants: [
      answered(['Aina', 'Zulkifli', 'aina.zulkifli', 'ms'], 15, [7, 6], pipeline),
      answered(['家豪', '林', 'jiahao.lim', 'zh'], 15, [6, 8], accepted),
      answered(['Syafiq', 'Rahman', 'syafiq.rahman', 'ms'], 15, [4, 5]),
      answered(['慧敏', '黄', 'huimin.ng', 'zh'], 14, [8, 5]),
      answered(['Norhayati', 'Ismail', 'norhayati.ismail', 'ms'], 14, [5, 3], rejected),
      answered(['志明', '王', 'zhiming.ong', 'zh'], 13, [3, 6]),
      answered(['Danial', 'Haqim', 'danial.haqim', 'ms'], 12, [6, 6]),
      answered(['诗颖', '陈', 'shiying.tan', 'zh'], 12, [7, 4]),
      answered(['Fatin', 'Nabila', 'fatin.nabila', 'ms'], 11, [8, 8], pipeline),
      answered(['俊杰', '张', 'junjie.teo', 'zh'], 9, [4, 3]),
      silent(['Kumaran', 'a/l Subramaniam', 'kumaran.subra', 'ms'], 8, inviteState.opened),
      declining(['Puteri', 'Balqis', 'puteri.balqis', 'ms'], 7, {
        decline_option: 'hours',
        decline_reason: 'Saya menjaga ibu pada waktu pagi. Tahun depan mungkin berbeza.',
      }),
      silent(['雪莉', '吴', 'xueli.goh', 'zh'], 12, inviteState.expired),
      silent(['Izwan', 'Shah', 'izwan.shah', 'ms'], 2, inviteState.failed),
      waiting,
    ],
  },
  {
    name: 'Photographer and menu design',
    description: 'Four shops, one menu, new every season. We look for two people or a small agency to do it with us.',
    language: 'en',
    module: 'collaborator',
    state: 'live',
    requirements: {
      job_position: 'marketing',
      role: 'Photographer, designer or both',
      skills_required: 'A portfolio with food in it.\nFiles that a printer accepts the first time.',
      supervision_provided: supervision.intermittent,
      goal_type: 'build_new',
      hire_type: hireType.part_time,
      purpose: 'A menu that makes people point and say: that one.',
      experience_type: 'experienced',
    },
    queries: 4,
    strategy: 'partners-and-key-people',
    days: { old: 32, left: -2 },
    applicants: [
      hired(answered(['Sasha', 'Pereira', 'sasha.pereira', 'en'], 30, [7, 7], accepted), 18),
      answered(['Melvin', 'Chia', 'melvin.chia', 'en'], 30, [5, 4], pipeline),
      answered(['Joanne', 'Lopez', 'joanne.lopez', 'en'], 29, [3, 6], rejected),
      answered(['Hakim', 'Roslan', 'hakim.roslan', 'en'], 28, [6, 3]),
      answered(['Li Ting', 'Koh', 'liting.koh', 'en'], 27, [8, 5], pipeline),
      answered(['Vikram', 'Menon', 'vikram.menon', 'en'], 25, [4, 8]),
      silent(['Studio', 'Teratai', 'studio.teratai', 'en'], 25, inviteState.expired),
    ],
  },
  {
    name: 'Shift leader, Damansara',
    description:
      'You know our shops from the inside. Now we look for somebody of our own who would lead a shift of five.',
    language: 'en',
    module: 'rise-and-shine',
    state: 'closed',
    requirements: {
      job_position: 'team_leader',
      role: 'Shift leader',
      skills_required: 'At least a year in one of our shops.\nRosters, deliveries and the till by yourself.',
      supervision_provided: supervision.general,
      goal_type: 'lead_people',
      hire_type: hireType.replacement,
      purpose: 'Somebody whom the other five already ask when they do not know.',
      experience_type: 'junior',
    },
    queries: 5,
    strategy: 'read-then-talk',
    days: { old: 70, left: -40 },
    applicants: [
      hired(answered(['Rozita', 'Mahmud', 'rozita.mahmud', 'ms'], 68, [6, 7], accepted), 52),
      answered(['Kelvin', 'Yap', 'kelvin.yap', 'en'], 68, [7, 5], pipeline),
      answered(['Thivya', 'Krishnan', 'thivya.krishnan', 'en'], 68, [4, 6], rejected),
      hired(answered(['Azlan', 'Bakar', 'azlan.bakar', 'ms'], 67, [5, 8], accepted), 50, 11),
      answered(['Maria', 'Santos', 'maria.santos', 'en'], 67, [8, 4], rejected),
      answered(['Hidayah', 'Salleh', 'hidayah.salleh', 'ms'], 66, [3, 4], rejected),
      answered(['Benjamin', 'Wee', 'benjamin.wee', 'en'], 66, [6, 6], pipeline),
      answered(['Nadia', 'Kassim', 'nadia.kassim', 'ms'], 65, [7, 8], pipeline),
      answered(['Suresh', 'Nathan', 'suresh.nathan', 'en'], 64, [2, 3], rejected),
      answered(['Aiman', 'Fauzi', 'aiman.fauzi', 'ms'], 64, [5, 5], rejected),
    ],
  },
  {
    name: 'Weekend team, all shops',
    description:
      'Saturdays and Sundays are our loudest days and our best. We look for nine people who share them between four shops.',
    language: 'en',
    module: 'jd-fit',
    state: 'closed',
    requirements: {
      job_position: 'food_service',
      role: 'Weekend barista',
      skills_required: 'Two free days: Saturday and Sunday.\nWe teach the coffee.',
      supervision_provided: supervision.direct,
      goal_type: 'serve_customers',
      hire_type: hireType.part_time,
      purpose: 'Weekends on which nobody of the weekday team has to come in.',
      experience_type: 'none',
    },
    queries: 4,
    strategy: 'within-a-week',
    days: { old: 120, left: -90 },
    applicants: [...weekendTeam, over],
  },
]

/** Everybody who was invited to any of them. */
export const everyApplicant: readonly DemoApplicant[] = demoSurveys.flatMap(({ applicants }) => applicants)
