import { signUpWords } from './sign-up-words.ts'

/** What people read once they are in, and staff who help them, as a tester who knows the language would look for it. */
export const accountWords = {
  en: {
    ...signUpWords.en,
    usePart: 'Use this part',
    save: 'Save',
    saved: 'User updated successfully.',
    impersonate: 'Impersonate',
    why: 'Why?',
    impersonation: 'Impersonation',
    throughEyesOf: 'You are looking through the eyes of ',
    stop: 'Stop',
  },
  zh: {
    ...signUpWords.zh,
    usePart: '使用这部分',
    save: '保存',
    saved: '用户资料更新成功。',
    impersonate: '模拟登录',
    why: '原因',
    impersonation: '模拟登录',
    throughEyesOf: '您正在以 ',
    stop: '停止',
  },
  ms: {
    ...signUpWords.ms,
    usePart: 'Guna bahagian ini',
    save: 'Simpan',
    saved: 'Pengguna berjaya dikemas kini.',
    impersonate: 'Menyamar',
    why: 'Mengapa?',
    impersonation: 'Penyamaran',
    throughEyesOf: 'Anda sedang melihat melalui mata ',
    stop: 'Berhenti',
  },
} as const

export type AccountWords = (typeof accountWords)[keyof typeof accountWords]
