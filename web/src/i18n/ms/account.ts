import type { words as english } from '../en/account.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'auth.toSignIn': 'Pergi ke log masuk',
  'auth.backToSignIn': 'Kembali ke log masuk',
  'auth.checkMail': 'Semak e-mel anda',

  'temporary.submit': 'Simpan dan log masuk',

  'passwordRequest.title': 'Terlupa kata laluan?',
  'passwordRequest.lead': 'Taip alamat e-mel anda, dan kami akan menghantar pautan untuk memilih kata laluan baharu.',
  'passwordRequest.submit': 'Hantar pautan',
  'passwordRequest.sentHint':
    'Pautan di dalamnya boleh digunakan selama {{minutes}} minit. Jika tiada apa-apa diterima, sila semak folder spam juga.',
  'passwordRequest.again': 'Cuba alamat lain',

  'reset.title': 'Pilih kata laluan baharu',
  'reset.lead': 'Untuk {{email}}. Selepas itu anda perlu log masuk semula pada semua peranti anda.',
  'reset.submit': 'Simpan kata laluan baharu',
  'reset.overLead':
    'Mungkin pautan ini sudah lama atau telah digunakan. Anda boleh mendapatkan pautan baharu dengan segera.',
  'reset.askAgain': 'Dapatkan pautan baharu',

  'verification.title': 'Sahkan alamat anda',
  'verification.lead': 'Tekan sekali, dan anda boleh log masuk.',
  'verification.confirm': 'Sahkan alamat saya',
  'verification.confirmedTitle': 'Semuanya sedia',
  'verification.overLead':
    'Mungkin pautan ini sudah lama atau telah digunakan. Jika alamat anda sudah disahkan, log masuk sahaja. Jika belum, taip alamat anda di sini dan kami akan menghantar pautan baharu.',
  'verification.askLead':
    'Taip alamat yang anda gunakan semasa mendaftar, dan kami akan menghantar e-mel dengan pautan pengesahan.',
  'verification.ask': 'Hantar pautan baharu',
  'verification.sentLead': 'Tekan butang dalam e-mel yang baru kami hantar ke alamat ini, dan anda boleh log masuk:',
  'verification.sentHint': 'Mungkin mengambil masa seminit. Jika tiada apa-apa diterima, sila semak folder spam juga.',

  'join.opening': 'Jemputan anda',
  'join.title': 'Sertai {{company}}',
  'join.withAccountLead': 'Anda dijemput sebagai {{email}}. Anda sudah mempunyai akaun, jadi tekan sekali sahaja.',
  'join.withoutAccountLead': 'Anda dijemput sebagai {{email}}. Isi nama dan kata laluan, dan akaun anda siap.',
  'join.submit': 'Sertai',
  'join.joinedLead': 'Anda kini sebahagian daripada {{company}}. Log masuk untuk bermula.',
  'join.overLead':
    'Mungkin pautan ini sudah lama atau telah digunakan. Sila minta orang yang menjemput anda menghantarnya semula.',

  'signUp.firstSurvey': 'Jawapan anda tentang jawatan itu turut disimpan: {{answers}}.',
  'signUp.title': 'Apa tujuan anda ke sini?',
  'signUp.lead': 'Kami hanya bertanya apa yang perlu bagi pihak anda.',
  'signUp.applicant': 'Saya memohon kerja',
  'signUp.applicantText': 'Jawab syarikat dengan kata-kata sendiri, dan simpan semua tinjauan anda di satu tempat.',
  'signUp.company': 'Saya mengambil pekerja',
  'signUp.companyText': 'Ceritakan kerja itu seadanya, dan baca jawapan pemohon. {{days}} hari pertama percuma.',
  'signUp.applicantTitle': 'Daftar sebagai pemohon',
  'signUp.applicantLead': 'Ini mengambil masa kira-kira dua minit. Semua perlu diisi melainkan yang bertanda pilihan.',
  'signUp.companyTitle': 'Daftarkan syarikat anda',
  'signUp.companyLead': 'Percuma selama {{days}} hari, tanpa kad. Semua perlu diisi melainkan yang bertanda pilihan.',
  'signUp.otherKind': 'Pilih semula',
  'signUp.hasAccount': 'Sudah mempunyai akaun?',
  'signUp.reachHint': 'Kami akan menghantar e-mel ke alamat ini untuk memastikan ia milik anda.',
  'signUp.companyDetails': 'Syarikat anda',
  'signUp.owner': 'Anda, sebagai pemilik',
  'signUp.ownerHint':
    'Rakan sekerja boleh dijemput kemudian. Kami akan menghantar e-mel ke alamat ini untuk memastikan ia milik anda.',
  'signUp.password': 'Kata laluan anda',
  'signUp.terms': 'Saya menerima terma dan syarat serta dasar privasi.',
  'signUp.applicantSubmit': 'Cipta akaun saya',
  'signUp.companySubmit': 'Cipta akaun syarikat',

  'legal.terms': 'Baca terma dan syarat',
  'legal.privacy': 'Baca dasar privasi',
  'legal.newTab': ' (dibuka dalam tab baharu)',

  'company.name': 'Nama syarikat',
  'company.registrationNumber': 'Nombor pendaftaran (UEN)',
  'company.employees': 'Bilangan pekerja',
  'company.departmentsHint': 'Tekan Enter selepas setiap satu. Lagi boleh ditambah kemudian.',
  'company.removeDepartment': 'Buang {{name}}',
}
