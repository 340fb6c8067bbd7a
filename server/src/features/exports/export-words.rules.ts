import type { ExportColumn, ExportKind } from '@catchpitch/contract/exports/export'
import type { Language } from '@catchpitch/contract/languages'

type Words = {
  /** What the file is called, before its day. */
  file: Readonly<Record<ExportKind, string>>
  columns: Readonly<Record<Exclude<ExportColumn, 'shades'>, string>>
  quadrants: readonly [string, string, string, string]
  /** How much of it is in somebody's hands, from much to nothing. */
  controls: readonly [string, string, string]
  feelings: Readonly<Record<2 | 4, readonly string[]>>
  undecided: string
  enough: string
  notEnough: string
  yes: string
  no: string
}

/** What stands in files, in the words of the screens. */
export const exportWords: Readonly<Record<Language, Words>> = {
  en: {
    file: { results: 'results', organic: 'statements', dynamic: 'situations' },
    columns: {
      code: 'Code',
      name: 'Name',
      email: 'E-mail',
      survey: 'Survey',
      status: 'Status',
      decided_at: 'Decided',
      completed_at: 'Completed',
      situations: 'Situations',
      basis: 'Basis',
      feeling_place: 'Feeling (-1 bad to 1 good)',
      control_place: 'Control (-1 little to 1 much)',
      alignment: 'What matters, and how it feels (-2 to 2)',
      events: 'Events recorded',
      is_repeat: 'Repeat attempt',
      situation: 'Situation',
      topic: 'Topic',
      rank: 'Rank',
      statement: 'Statement',
      statements: 'Statements',
      feeling: 'Feeling',
      control: 'Control',
      parameter: 'Parameter',
      shade: 'Shade',
    },
    quadrants: [
      'Important and positive',
      'Important and negative',
      'Less important and positive',
      'Less important and negative',
    ],
    controls: ['Much control', 'Some control', 'No control'],
    feelings: {
      2: ['Feels bad', 'Feels good'],
      4: ['Feels very bad', 'Feels bad', 'Feels good', 'Feels very good'],
    },
    undecided: 'Not decided',
    enough: 'Enough to say',
    notEnough: 'Not enough to say',
    yes: 'Yes',
    no: 'No',
  },
  zh: {
    file: { results: '结果', organic: '陈述', dynamic: '情境' },
    columns: {
      code: '编号',
      name: '姓名',
      email: '电邮',
      survey: '问卷',
      status: '状态',
      decided_at: '决定时间',
      completed_at: '完成时间',
      situations: '情境数',
      basis: '依据',
      feeling_place: '感受（-1 不好，1 好）',
      control_place: '掌控（-1 很少，1 很多）',
      alignment: '看重什么，感受如何（-2 至 2）',
      events: '记录的事件',
      is_repeat: '重复作答',
      situation: '情境',
      topic: '话题',
      rank: '排名',
      statement: '陈述',
      statements: '陈述数',
      feeling: '感受',
      control: '掌控',
      parameter: '参数',
      shade: '色阶',
    },
    quadrants: ['重要且正面', '重要且负面', '较不重要且正面', '较不重要且负面'],
    controls: ['很能掌控', '有些掌控', '无法掌控'],
    feelings: { 2: ['感受不好', '感受好'], 4: ['感受很不好', '感受不好', '感受好', '感受很好'] },
    undecided: '尚未决定',
    enough: '足以下结论',
    notEnough: '还不足以下结论',
    yes: '是',
    no: '否',
  },
  ms: {
    file: { results: 'keputusan', organic: 'pernyataan', dynamic: 'situasi' },
    columns: {
      code: 'Kod',
      name: 'Nama',
      email: 'E-mel',
      survey: 'Tinjauan',
      status: 'Status',
      decided_at: 'Diputuskan',
      completed_at: 'Selesai',
      situations: 'Situasi',
      basis: 'Asas',
      feeling_place: 'Perasaan (-1 tidak baik hingga 1 baik)',
      control_place: 'Kawalan (-1 sedikit hingga 1 banyak)',
      alignment: 'Apa yang penting, dan perasaannya (-2 hingga 2)',
      events: 'Kejadian direkodkan',
      is_repeat: 'Cubaan berulang',
      situation: 'Situasi',
      topic: 'Topik',
      rank: 'Kedudukan',
      statement: 'Pernyataan',
      statements: 'Bilangan pernyataan',
      feeling: 'Perasaan',
      control: 'Kawalan',
      parameter: 'Parameter',
      shade: 'Rona',
    },
    quadrants: [
      'Penting dan positif',
      'Penting dan negatif',
      'Kurang penting dan positif',
      'Kurang penting dan negatif',
    ],
    controls: ['Banyak kawalan', 'Sedikit kawalan', 'Tiada kawalan'],
    feelings: {
      2: ['Terasa tidak baik', 'Terasa baik'],
      4: ['Terasa sangat tidak baik', 'Terasa tidak baik', 'Terasa baik', 'Terasa sangat baik'],
    },
    undecided: 'Belum diputuskan',
    enough: 'Cukup untuk membuat kesimpulan',
    notEnough: 'Belum cukup untuk membuat kesimpulan',
    yes: 'Ya',
    no: 'Tidak',
  },
}
