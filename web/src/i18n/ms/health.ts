import type { words as en } from '../en/health.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'health.lead': 'Keadaan sistem pada masa ini.',
  'health.checked': 'Diperiksa pada {{time}}. Halaman ini memeriksa semula sendiri setiap {{seconds}} saat.',
  'health.release': 'Keluaran {{version}}, berjalan sejak {{since}}',
  'health.allWell': 'Semuanya baik.',
  'health.someWrong': 'Ada yang perlu diperiksa.',
  'health.ok': 'Baik',
  'health.look': 'Perlu diperiksa',
  'health.database': 'Pangkalan data',
  'health.jobs': 'Tugas latar',
  'health.mail': 'E-mel',
  'health.storage': 'Storan',
  'health.databaseVersion': 'PostgreSQL',
  'health.size': 'Saiz',
  'health.connections': 'Sambungan',
  'health.ofMost': '{{count}} daripada {{most}}',
  'health.answered': 'Menjawab dalam',
  'health.ms': '{{ms}} ms',
  'health.waiting': 'Menunggu',
  'health.failed': 'Gagal',
  'health.failedLately': 'Gagal dalam 24 jam lalu',
  'health.oldest': 'Paling lama menunggu sejak',
  'health.none': 'tiada yang menunggu',
  'health.sentBy': 'Dihantar melalui',
  'health.smtp': 'pelayan mel (SMTP)',
  'health.catcher': 'peti mel terbina dalam; tiada e-mel keluar dari mesin ini',
  'health.keptOn': 'Fail disimpan di',
  'health.disk': 'mesin ini',
  'health.s3': 'storan objek (S3)',
  'health.free': 'Ruang kosong',
  'health.unlimited': 'tidak dinyatakan oleh storan',
  'health.database.slow': 'Pangkalan data lambat menjawab.',
  'health.database.slow.do':
    'Periksa apa lagi yang sedang dijalankan oleh mesin, dan sama ada sandaran atau import besar sedang berlangsung. Jika berterusan, tambah memori atau berikan mesin tersendiri kepada pangkalan data.',
  'health.database.connections': 'Hampir semua sambungan ke pangkalan data sedang digunakan.',
  'health.database.connections.do':
    'Naikkan max_connections PostgreSQL, atau kurangkan bilangan proses produk ini. Apabila sambungan habis, panggilan akan mula gagal.',
  'health.jobs.stuck': 'Ada tugas yang sudah tiba masanya tetapi tidak diambil.',
  'health.jobs.stuck.do': 'Pastikan ada proses yang menjalankan tugas (ROLE ialah all atau worker), dan lihat lognya.',
  'health.jobs.failed': 'Ada tugas yang dihentikan selepas beberapa percubaan.',
  'health.jobs.failed.do':
    'Sebabnya ada dalam log pekerja, di bawah nama tugas. Tugas harian akan mencuba lagi sendiri esok.',
  'health.mail.stuck': 'Ada e-mel yang sudah tiba masanya tetapi tidak keluar.',
  'health.mail.stuck.do':
    'Pastikan pelayan mel dalam SMTP_URL boleh dicapai dari mesin ini, dan ada proses yang menghantar e-mel.',
  'health.mail.failing': 'Ada e-mel yang tidak dapat dihantar dalam 24 jam lalu.',
  'health.mail.failing.do':
    'Log e-mel menyenaraikan setiap satu dengan sebabnya. Biasanya alamat yang salah; jika banyak serentak, periksa pelayan mel.',
  'health.storage.unreachable': 'Fail tidak dapat disimpan atau dibaca.',
  'health.storage.unreachable.do':
    'Pastikan folder data ada dan boleh ditulis, atau storan objek dalam S3_ENDPOINT menjawab.',
  'health.storage.full': 'Cakera hampir penuh.',
  'health.storage.full.do':
    'Kosongkan ruang atau besarkan cakera. Apabila penuh, tiada apa-apa dapat disimpan lagi, termasuk jawapan pemohon.',
  'health.down': 'Pelayan tidak menjawab, atau tidak dapat mencapai pangkalan datanya.',
  'health.down.do': 'Jika tidak pulih dalam masa seminit, lihat log pelayan dan PostgreSQL. Halaman ini terus mencuba.',
}
