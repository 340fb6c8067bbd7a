import type { words as english } from '../en/links.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'links.whatNow': 'Apa yang boleh anda lakukan',
  'links.again':
    'Buka semula pautan penuh daripada e-mel atau mesej asalnya. Sesetengah program memotong pautan yang panjang.',
  'links.askCompany': 'Minta syarikat menghantarnya sekali lagi.',
  'links.member': 'Anda bekerja di sana? Log masuk dan buka daripada tinjauan anda.',
  'report.missing': 'Pautan ke laporan ini tiada',
  'report.missing.lead':
    'Alamat ini memaparkan laporan yang dikongsi oleh syarikat dengan anda. Ia hanya terbuka dengan pautan penuh bertandatangan yang dihantar kepada anda.',
  'report.ended.lead':
    'Laporan yang dikongsi terbuka untuk masa terhad, dan syarikat boleh menutupnya lebih awal. Peranti anda tidak bermasalah.',
  'report.what': 'Apa yang dibuka di sini',
  'report.organic': 'Laporan organik',
  'report.organic.text':
    'Apa yang ditulis oleh seseorang, seadanya: pernyataan dengan susunan, perasaan dan kawalannya.',
  'report.dynamic': 'Laporan dinamik',
  'report.dynamic.text':
    'Apa yang dikira daripada jawapan: peta perasaan dan kawalan, sejauh mana pasti, dan apa yang patut ditanya seterusnya.',
  'report.export': 'Laporan dieksport',
  'report.export.text':
    'Keputusan yang dihimpunkan oleh syarikat sebagai fail atau halaman cetakan, untuk mereka yang turut memutuskan.',
  'report.private':
    'Laporan adalah tentang manusia, jadi ia tiada alamat awam. Setiap pautan ditandatangani untuk satu laporan dan akan tamat.',
  'pitch.title': 'Perkenalan syarikat terbuka bersama jemputannya',
  'pitch.lead':
    'Di sini syarikat memperkenalkan diri kepada mereka yang dijemput, sebelum bertanya apa-apa. Pautannya ada dalam jemputan.',
  'pitch.closed': 'Halaman syarikat ini tidak dibuka',
  'pitch.closed.lead':
    'Mungkin alamatnya terpotong semasa dihantar, atau syarikat itu tidak lagi memaparkan halamannya. Apa yang diceritakan kepada pemohon terbuka bersama jemputan.',
  'pitch.what': 'Apa yang boleh diceritakan',
  'pitch.environment': 'Bagaimana persekitaran kerjanya?',
  'pitch.firstMonths': 'Bagaimana beberapa bulan pertama nanti?',
  'pitch.newRole': 'Jawatan baharu, atau menggantikan seseorang?',
  'pitch.contribution': 'Apakah sumbangan jawatan ini kepada syarikat?',
  'pitch.success': 'Apakah yang membuatkan seseorang berjaya di sini?',
  'pitch.again': 'Cari jemputan dalam e-mel anda, dan buka pautannya.',
  'pitch.surveys': 'Anda mempunyai akaun? Log masuk: jemputan anda tersenarai di sana.',
  'pitch.company': 'Anda sebuah syarikat? Huraikan jawatan itu, dan perkenalkannya sendiri.',
}
