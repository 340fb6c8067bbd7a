import type { OptionList } from '@catchpitch/contract/options/option-lists'
import { defaultIndustries } from './default-industries.ts'
import { defaultJobOptions } from './default-job-options.ts'
import type { DefaultOption } from './default-option.ts'
import { defaultParticipantOptions } from './default-participant-options.ts'
import { defaultStaffOptions } from './default-staff-options.ts'

/**
 * What each list offers from the start, in the order in which it is shown. A code stands in people's rows and is never
 * changed nor used again; the names are staff's to change.
 */
export const defaultOptions: Record<OptionList, readonly DefaultOption[]> = {
  employment_status: [
    {
      code: 'employed_full_time',
      name: { en: 'Employed full-time', zh: '全职', ms: 'Bekerja sepenuh masa' },
    },
    {
      code: 'employed_part_time',
      name: { en: 'Employed part-time', zh: '兼职', ms: 'Bekerja separuh masa' },
    },
    {
      code: 'contract_or_freelance',
      name: { en: 'On contract or freelance', zh: '合同工或自由职业', ms: 'Pekerja kontrak atau bebas' },
    },
    { code: 'self_employed', name: { en: 'Self-employed', zh: '自雇', ms: 'Bekerja sendiri' } },
    { code: 'looking_for_work', name: { en: 'Looking for work', zh: '正在找工作', ms: 'Sedang mencari kerja' } },
    { code: 'student', name: { en: 'Student', zh: '在校学生', ms: 'Pelajar' } },
    { code: 'homemaker', name: { en: 'Homemaker', zh: '料理家务', ms: 'Mengurus rumah tangga' } },
    { code: 'retired', name: { en: 'Retired', zh: '已退休', ms: 'Bersara' } },
  ],
  education_level: [
    { code: 'primary', name: { en: 'Primary school', zh: '小学', ms: 'Sekolah rendah' } },
    {
      code: 'secondary',
      name: {
        en: 'Secondary school (SPM, O-Level)',
        zh: '中学（SPM、O-Level）',
        ms: 'Sekolah menengah (SPM, O-Level)',
      },
    },
    {
      code: 'pre_university',
      name: {
        en: 'Pre-university (STPM, A-Level, foundation)',
        zh: '大学先修（STPM、A-Level、基础课程）',
        ms: 'Prauniversiti (STPM, A-Level, asasi)',
      },
    },
    { code: 'vocational', name: { en: 'Vocational certificate', zh: '职业技术证书', ms: 'Sijil kemahiran' } },
    { code: 'diploma', name: { en: 'Diploma', zh: '专科文凭', ms: 'Diploma' } },
    { code: 'bachelor', name: { en: "Bachelor's degree", zh: '学士学位', ms: 'Ijazah sarjana muda' } },
    { code: 'master', name: { en: "Master's degree", zh: '硕士学位', ms: 'Ijazah sarjana' } },
    { code: 'doctorate', name: { en: 'Doctorate', zh: '博士学位', ms: 'Ijazah kedoktoran' } },
    {
      code: 'professional',
      name: { en: 'Professional qualification', zh: '专业资格', ms: 'Kelayakan profesional' },
    },
    { code: 'none', name: { en: 'No formal education', zh: '未受正规教育', ms: 'Tiada pendidikan formal' } },
  ],
  ...defaultJobOptions,
  industry: defaultIndustries,
  ...defaultParticipantOptions,
  ...defaultStaffOptions,
}
