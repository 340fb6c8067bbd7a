import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { answered, type DemoApplicant, silent } from './demo-applicant.ts'
import { demoApplicants } from './demo-applicants.ts'

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
  /** What everybody is asked before the survey itself, and answers to each, which those who have answered gave in turn. */
  screening?: readonly Screening[]
  /** Left out: answers are typed. */
  expression?: InputMethod[]
  applicants: readonly DemoApplicant[]
}

/** Who signs in as the demo's applicant finds a survey that waits for them. */
const demoApplicant: DemoApplicant = {
  first_name: '伟',
  last_name: '李',
  email: 'applicant@demo.example',
  language: 'zh',
  invited: 1,
  leaning: null,
}

const { accepted, rejected, pipeline } = resultStatus

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
      'answer what they ask. Because you would talk for a living, you may say your answers instead of typing them.',
    language: 'en',
    module: 'jd-fit',
    state: 'live',
    days: { old: 13, left: 30 },
    expression: [inputMethod.speech],
    applicants: [],
  },
  {
    name: 'Pelatih penyangrai, Shah Alam',
    description:
      'Belajar menyangrai kopi dari biji hijau hingga ke cawan. Tiada pengalaman diperlukan; kami mengajar selama enam bulan, dan gaji bermula dari hari pertama.',
    language: 'ms',
    module: 'jd-fit',
    state: 'live',
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
      silent(['Puteri', 'Balqis', 'puteri.balqis', 'ms'], 7, inviteState.declined),
      silent(['雪莉', '吴', 'xueli.goh', 'zh'], 12, inviteState.expired),
      silent(['Izwan', 'Shah', 'izwan.shah', 'ms'], 2, inviteState.failed),
      demoApplicant,
    ],
  },
  {
    name: 'Photographer and menu design',
    description: 'Four shops, one menu, new every season. We look for two people or a small agency to do it with us.',
    language: 'en',
    module: 'collaborator',
    state: 'live',
    days: { old: 32, left: -2 },
    applicants: [
      answered(['Sasha', 'Pereira', 'sasha.pereira', 'en'], 30, [7, 7], accepted),
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
    days: { old: 70, left: -40 },
    applicants: [
      answered(['Rozita', 'Mahmud', 'rozita.mahmud', 'ms'], 68, [6, 7], accepted),
      answered(['Kelvin', 'Yap', 'kelvin.yap', 'en'], 68, [7, 5], pipeline),
      answered(['Thivya', 'Krishnan', 'thivya.krishnan', 'en'], 68, [4, 6], rejected),
      answered(['Azlan', 'Bakar', 'azlan.bakar', 'ms'], 67, [5, 8], accepted),
      answered(['Maria', 'Santos', 'maria.santos', 'en'], 67, [8, 4], rejected),
      answered(['Hidayah', 'Salleh', 'hidayah.salleh', 'ms'], 66, [3, 4], rejected),
      answered(['Benjamin', 'Wee', 'benjamin.wee', 'en'], 66, [6, 6], pipeline),
      answered(['Nadia', 'Kassim', 'nadia.kassim', 'ms'], 65, [7, 8], pipeline),
      answered(['Suresh', 'Nathan', 'suresh.nathan', 'en'], 64, [2, 3], rejected),
      answered(['Aiman', 'Fauzi', 'aiman.fauzi', 'ms'], 64, [5, 5], rejected),
    ],
  },
]

/** Everybody who was invited to any of them. */
export const everyApplicant: readonly DemoApplicant[] = demoSurveys.flatMap(({ applicants }) => applicants)
