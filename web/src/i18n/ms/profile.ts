import type { words as english } from '../en/profile.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'profile.lead': 'Apa yang orang lain lihat tentang anda, dan cara kami menghubungi anda.',
  'profile.pages': 'Tentang saya',
  'profile.neededHint': 'Nama, e-mel dan nombor telefon bimbit diperlukan; yang lain terpulang kepada anda.',
  'profile.addressHint': 'Alamat e-mel baharu berkuat kuasa setelah anda mengesahkannya.',
  'profile.confirmAddress':
    'Sila sahkan alamat baharu dahulu: kami telah menghantar e-mel kepada {{email}}. Sehingga itu, alamat lama kekal digunakan.',
  'profile.addressInPerson': 'Hanya orang itu sendiri boleh menukarnya.',
  'profile.receive': 'Hantar pemberitahuan kepada saya melalui e-mel',
  'profile.departments': 'Jabatan di {{company}}',
  'profile.allDepartments': 'Semua jabatan',
  'profile.noDepartments': 'Syarikat ini belum mempunyai jabatan.',
  'profile.save': 'Simpan',

  'picture.choose': 'Pilih gambar',
  'picture.change': 'Tukar gambar',
  'picture.remove': 'Buang gambar',
  'picture.removed': 'Ia dibuang apabila anda menyimpan.',
  'picture.undo': 'Buat asal',
  'picture.formats': 'Apa-apa gambar pun boleh: anda memilih bahagian yang ditunjukkan.',
  'picture.unsaved': 'Ia belum disimpan.',
  'picture.title': 'Gambar anda',
  'picture.part': 'Bahagian gambar yang ditunjukkan',
  'picture.hint': 'Seret ke tempatnya. Dengan papan kekunci: anak panah mengalih, + dan - mengezum.',
  'picture.zoom': 'Zum',
  'picture.use': 'Guna bahagian ini',

  'myPassword.lead': 'Tukarnya, dan lihat di mana anda log masuk.',
  'myPassword.current': 'Kata laluan semasa',
  'myPassword.submit': 'Tukar Kata Laluan',

  'sessions.title': 'Di mana anda log masuk',
  'sessions.lead': 'Jika anda tidak mengenali salah satu daripadanya, log keluarkannya dan tukar kata laluan anda.',
  'sessions.device': '{{browser}} pada {{system}}',
  'sessions.unknownDevice': 'Peranti tidak diketahui',
  'sessions.support': 'Sokongan kami, membantu anda',
  'sessions.here': 'Peranti ini',
  'sessions.from': 'Dari {{ip}}',
  'sessions.since': 'Log masuk {{time}}',
  'sessions.lastSeen': 'Kali terakhir dilihat {{time}}',
  'sessions.end': 'Log keluar',
  'sessions.endName': 'Log keluar: {{name}}',
  'sessions.endOthers': 'Log keluar di semua tempat lain',
}
