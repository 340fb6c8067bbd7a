import type { words as english } from '../en/shell.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'role.root': 'Pentadbir utama',
  'role.moderator': 'Moderator',
  'role.owner': 'Pemilik',
  'role.manager': 'Pengurus',
  'role.member': 'Ahli',
  'role.applicant': 'Pemohon',

  'shell.skip': 'Terus ke kandungan',
  'shell.navigation': 'Utama',
  'shell.menu': 'Menu',
  'shell.waiting': '{{number}} menunggu',
  'shell.company': 'Syarikat',
  'shell.changeCompany': 'Tukar syarikat, kini {{name}}',
  'shell.account': 'Akaun {{name}}',
  'shell.signOut': 'Log keluar',
  'shell.stopAndSignOut': 'Berhenti dan log keluar',
  'shell.search': 'Cari',
  'shell.tour': 'Ikuti lawatan',

  'nav.side': 'Pihak anda',
  'nav.account': 'Akaun',
  'nav.people': 'Orang',
  'nav.catalogue': 'Katalog',
  'nav.money': 'Kewangan',
  'nav.system': 'Sistem',

  'tourOffer.label': 'Lawatan',
  'tourOffer.new': 'Baharu di sini?',
  'tourOffer.newText': 'Lihat-lihat dahulu: hanya seminit.',
  'tourOffer.begunText': 'Masih ada yang belum anda lihat.',
  'tourOffer.start': 'Ikuti lawatan',
  'tourOffer.resume': 'Teruskan lawatan',
  'tourOffer.decline': 'Tidak perlu',

  'form.cancel': 'Batal',

  'people.title': 'Pengguna',
  'groups.title': 'Kumpulan',

  'impersonation.label': 'Penyamaran',
  'impersonation.who': 'Anda sedang melihat melalui mata {{name}}',
  'impersonation.since': '{{staff}}, sejak {{time}}',
  'impersonation.why': 'Sebab: {{reason}}',
  'impersonation.stop': 'Berhenti',

  'pager.label': 'Halaman',
  'pager.page': 'Halaman {{page}} daripada {{last}}',
  'pager.previous': 'Sebelumnya',
  'pager.next': 'Seterusnya',

  'companyChoice.title': 'Pilih syarikat untuk bermula',
  'companyChoice.hint': 'Anda boleh menukarnya pada bila-bila masa. Bukan anda?',

  'profile.title': 'Profil Saya',

  'myPassword.title': 'Kata Laluan Saya',
  'myData.title': 'Data Saya',

  'home.greeting': 'Helo, {{name}}',

  'plan.see': 'Lihat pelan',
  'plan.title': 'Pelan',
  'orders.title': 'Pesanan',

  'help.title': 'Pusat Bantuan',

  'surveys.title': 'Tinjauan saya',
  'companyResults.title': 'Keputusan',
  'participants.title': 'Peserta',
  'surveys.empty': 'Belum ada tinjauan',
  'surveys.emptyText':
    'Tinjauan {{company}} akan disenaraikan di sini, bersama orang yang dijemput dan jawapan mereka.',

  'catalog.dimensions.title': 'Dimensi',
  'catalog.interpretations.title': 'Tafsiran',
  'catalog.templates.title': 'Templat',
  'catalog.jobTemplates.title': 'Templat kerja',
  'catalog.industries.title': 'Industri',
  'catalog.options.title': 'Pilihan',
  'catalog.guides.title': 'Panduan',
  'catalog.notices.title': 'Notis',
  'catalog.notes.title': 'Nota',
  'catalog.noteTypes.title': 'Jenis nota',
  'catalog.transactionTypes.title': 'Jenis transaksi',
  'situations.title': 'Situasi',
  'modules.title': 'Modul',
  'strategies.title': 'Strategi pengambilan',
  'slides.title': 'Slaid perkenalan',
  'offers.title': 'Templat',
  'ownPitch.title': 'Perkenalan syarikat',
  'intelligence.title': 'Risikan perniagaan',

  'supportMessages.title': 'Sokongan',

  'companyAccount.title': 'Akaun syarikat',
  'companyEmailLog.title': 'Log E-mel',
  'emailLog.title': 'Log E-mel Sistem',

  'emailSettings.title': 'Tetapan E-mel',
  'health.title': 'Kesihatan sistem',

  'allResults.title': 'Keputusan',

  'import.title': 'Import Pengguna',
  'subscription.title': 'Langganan',
  'planDetails.title': 'Butiran pelan',
  'transactions.title': 'Transaksi',
  'wpOrders.title': 'Pesanan WP',
  'invoices.title': 'Invois',

  'audit.title': 'Log audit',

  'design.title': 'Reka bentuk',

  'teams.title': 'Pasukan',
  'dashboard.title': 'Papan pemuka',

  'respondent.title': 'Tinjauan anda',
}
