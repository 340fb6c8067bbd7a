import type { words as english } from '../en/company-account.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'companyAccount.company': 'Syarikat',
  'companyAccount.lead': 'Maklumat yang tertera dalam jemputan dan invois anda.',
  'companyAccount.details': 'Butiran syarikat',
  'companyAccount.detailsHint': 'Pemohon membaca nama ini dalam setiap e-mel.',
  'companyAccount.promise': 'Jawapan dalam masa berapa hari',
  'companyAccount.promiseHint':
    'Pemohon yang melengkapkan tinjauan diberitahu bila mereka akan mendapat jawapan. Jika dibiarkan kosong, tiada janji dibuat.',
  'companyAccount.registrationHint': 'Hanya kakitangan kami boleh mengubahnya. Sila hubungi sokongan.',
  'companyAccount.plan': 'Pelan',
  'companyAccount.planTitle': 'Pelan',
  'companyAccount.until': 'Sah sehingga',
  'companyAccount.noPlan': 'Tiada',
  'companyAccount.usage': 'Penggunaan',
  'companyAccount.surveys': 'Tinjauan',
  'companyAccount.participants': 'Peserta',
  'companyAccount.people': 'Pasukan',
  'companyAccount.readOnly': 'Hanya pemilik boleh mengubah maklumat di sini.',
}
