import type { Language } from '@catchpitch/contract/languages'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'

/** What a status is called, and what the button says that decides it. Calls and files say it: pages have their own words. */
export const statusWords: Readonly<Record<Language, Readonly<Record<ResultStatus, { name: string; action: string }>>>> =
  {
    en: {
      9: { name: 'Shortlisted', action: 'Shortlist' },
      10: { name: 'Rejected', action: 'Reject' },
      11: { name: 'Pipeline', action: 'Pipeline' },
    },
    zh: {
      9: { name: '入围', action: '列为入围' },
      10: { name: '未录用', action: '不录用' },
      11: { name: '待定', action: '列为待定' },
    },
    ms: {
      9: { name: 'Disenarai pendek', action: 'Senarai pendekkan' },
      10: { name: 'Ditolak', action: 'Tolak' },
      11: { name: 'Dalam saluran', action: 'Letak dalam saluran' },
    },
  }
