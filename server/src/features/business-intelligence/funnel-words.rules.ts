import type { FunnelSplit, FunnelStep } from '@catchpitch/contract/business-intelligence/funnel'
import type { InviteSource } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'

type Words = {
  by: Readonly<Record<FunnelSplit, string>>
  steps: Readonly<Record<FunnelStep, string>>
  sources: Readonly<Record<InviteSource, string>>
  all: string
  noDepartment: string
  share: (step: string) => string
  hours: (step: string) => string
}

/** What stands in the file of the funnel, in the words of the screen. */
export const funnelWords: Readonly<Record<Language, Words>> = {
  en: {
    by: { survey: 'Survey', month: 'Month invited', source: 'Source', department: 'Department' },
    steps: {
      invited: 'Invited',
      opened: 'Opened',
      started: 'Started',
      completed: 'Completed',
      decided: 'Decided',
      shortlisted: 'Shortlisted',
    },
    sources: { 1: 'Invited by mail', 2: 'Imported', 3: 'Share link' },
    all: 'All together',
    noDepartment: 'No department',
    share: (step) => `${step}, share of the step before`,
    hours: (step) => `${step}, median hours since the step before`,
  },
  zh: {
    by: { survey: '问卷', month: '邀请月份', source: '来源', department: '部门' },
    steps: {
      invited: '已邀请',
      opened: '已打开',
      started: '已开始',
      completed: '已完成',
      decided: '已决定',
      shortlisted: '已入围',
    },
    sources: { 1: '邮件邀请', 2: '文件导入', 3: '分享链接' },
    all: '合计',
    noDepartment: '未分部门',
    share: (step) => `${step}：占上一步的比例`,
    hours: (step) => `${step}：距上一步的中位时数`,
  },
  ms: {
    by: { survey: 'Tinjauan', month: 'Bulan dijemput', source: 'Sumber', department: 'Jabatan' },
    steps: {
      invited: 'Dijemput',
      opened: 'Dibuka',
      started: 'Dimulakan',
      completed: 'Selesai',
      decided: 'Diputuskan',
      shortlisted: 'Disenarai pendek',
    },
    sources: { 1: 'Dijemput melalui e-mel', 2: 'Diimport', 3: 'Pautan kongsi' },
    all: 'Jumlah keseluruhan',
    noDepartment: 'Tiada jabatan',
    share: (step) => `${step}: peratusan daripada langkah sebelumnya`,
    hours: (step) => `${step}: median jam sejak langkah sebelumnya`,
  },
}
