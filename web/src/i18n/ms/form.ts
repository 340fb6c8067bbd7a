import type { words as english } from '../en/form.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'password.new': 'Kata laluan baharu',
  'password.again': 'Ulang kata laluan',
  'password.rule.length': '{{min}} aksara atau lebih',
  'password.rule.upper': 'huruf besar',
  'password.rule.lower': 'huruf kecil',
  'password.rule.number': 'nombor',
  'password.rule.special': 'aksara khas',
  'password.rule.met': '(sudah ada)',
  'password.rule.open': '(belum ada)',

  'signUp.you': 'Tentang anda',
  'signUp.reach': 'Cara menghubungi anda',

  'form.choose': 'Sila pilih',
  'form.optional': '{{label}} (pilihan)',

  'texts.missing': 'belum ditulis',
  'texts.inLanguage': '{{label}}, {{language}}',

  'unsaved.title': 'Tinggalkan halaman ini?',
  'unsaved.text': 'Apa yang anda taip di sini akan hilang.',
  'unsaved.leave': 'Tinggalkan',
  'unsaved.stay': 'Kekal di sini',

  'person.firstName': 'Nama pertama',
  'person.lastName': 'Nama keluarga atau bapa',
  'person.bornOn': 'Tarikh lahir',
  'person.gender': 'Jantina',
  'person.female': 'Perempuan',
  'person.male': 'Lelaki',
  'person.genderUnsaid': 'Tidak mahu menyatakan',
  'person.employment': 'Status pekerjaan',
  'person.education': 'Tahap pendidikan',
  'person.country': 'Negara',
  'person.dialCode': 'Kod negara',
  'person.mobile': 'Nombor telefon bimbit',

  'date.day': 'Hari',
  'date.month': 'Bulan',
  'date.year': 'Tahun, 4 digit',
  'date.dayDigits': 'HH',
  'date.monthDigits': 'BB',
  'date.yearDigits': 'TTTT',

  'company.departments': 'Jabatan',
  'lookup.change': 'Tukar',
  'lookup.type': 'Taip beberapa huruf',
}
