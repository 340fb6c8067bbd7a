import type { DefaultOption } from './default-option.ts'

/** What is chosen for those who are invited, and what they choose when they would rather not. */
export const defaultParticipantOptions = {
  participant_experience_type: [
    { code: 'none', name: { en: 'No experience needed', zh: '无需经验', ms: 'Tiada pengalaman diperlukan' } },
    {
      code: 'school_leaver',
      name: { en: 'Fresh from school or university', zh: '应届毕业生', ms: 'Baru tamat belajar' },
    },
    { code: 'junior', name: { en: 'One to three years', zh: '一至三年经验', ms: 'Satu hingga tiga tahun' } },
    { code: 'experienced', name: { en: 'Three to eight years', zh: '三至八年经验', ms: 'Tiga hingga lapan tahun' } },
    { code: 'senior', name: { en: 'More than eight years', zh: '八年以上经验', ms: 'Lebih lapan tahun' } },
    {
      code: 'returning',
      name: { en: 'Coming back after a break', zh: '重返职场', ms: 'Kembali bekerja selepas berehat' },
    },
    {
      code: 'changing_field',
      name: { en: 'Coming from another field', zh: '转行', ms: 'Bertukar bidang' },
    },
  ],
  // The codes say how many weeks, as the call that adds participants does.
  participant_expiry_type: [
    { code: '1_week', name: { en: '1 week', zh: '1 周', ms: '1 minggu' } },
    { code: '2_weeks', name: { en: '2 weeks', zh: '2 周', ms: '2 minggu' } },
  ],
  decline_option: [
    {
      code: 'found_a_job',
      name: { en: 'I have found another job', zh: '我已经找到工作', ms: 'Saya sudah mendapat kerja lain' },
    },
    {
      code: 'staying',
      name: { en: 'I am staying where I am', zh: '我决定留在目前的岗位', ms: 'Saya kekal di tempat kerja sekarang' },
    },
    {
      code: 'no_time',
      name: { en: 'I have no time for it just now', zh: '我现在抽不出时间', ms: 'Saya tiada masa buat ketika ini' },
    },
    {
      code: 'too_far',
      name: { en: 'The place is too far away', zh: '工作地点太远', ms: 'Tempat kerja terlalu jauh' },
    },
    {
      code: 'hours',
      name: { en: 'The hours do not suit me', zh: '工作时间不适合我', ms: 'Waktu kerja tidak sesuai untuk saya' },
    },
    {
      code: 'pay',
      name: { en: 'The pay is not what I need', zh: '薪酬不符合我的需要', ms: 'Gaji tidak memenuhi keperluan saya' },
    },
    {
      code: 'not_the_work',
      name: {
        en: 'It is not the work that I am looking for',
        zh: '这不是我想做的工作',
        ms: 'Ini bukan kerja yang saya cari',
      },
    },
    {
      code: 'rather_talk',
      name: {
        en: 'I would rather be interviewed than write',
        zh: '我更希望面谈，而不是书写',
        ms: 'Saya lebih suka ditemu duga daripada menulis',
      },
    },
    {
      code: 'recording',
      name: {
        en: 'I do not agree to what is recorded',
        zh: '我不同意被记录的内容',
        ms: 'Saya tidak bersetuju dengan apa yang direkodkan',
      },
    },
    { code: 'other', name: { en: 'Another reason', zh: '其他原因', ms: 'Sebab lain' } },
  ],
} satisfies Record<string, readonly DefaultOption[]>
