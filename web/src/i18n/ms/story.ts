import type { words as english } from '../en/story.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'story.title': 'Kenali {{company}}',
  'story.again': 'Lihat semula perkenalan {{company}}',
  'story.nothing': '{{company}} tidak memaparkan perkenalan buat masa ini.',
  'story.skip': 'Terus ke tinjauan',
  'story.slides': 'Slaid',
  'story.previous': 'Slaid sebelumnya',
  'story.next': 'Slaid seterusnya',
  'story.goTo': 'Slaid {{place}}: {{name}}',
  'story.place': 'Slaid {{place}} daripada {{count}}: {{name}}',
  'story.drawback': 'Secara jujur',
  'story.answer': 'Anda tanya, kami jawab',
  'story.play': 'Mainkan video dari {{site}}',
  'story.playNotice': 'Tiada apa-apa dimuatkan dari {{site}} sebelum anda menekan.',
  'story.reactTo': 'Apa pendapat anda tentang “{{name}}”?',
  'story.reaction.helpful': 'Membantu',
  'story.reaction.exciting': 'Menarik',
  'story.reaction.not_for_me': 'Kurang sesuai',
  'story.noNames':
    '{{company}} hanya nampak berapa kali sesuatu ditekan, bukan siapa yang menekannya. Tinjauan anda tidak terjejas.',
  'story.questions': 'Soal jawab',
  'story.ask': 'Tanya {{company}} sesuatu',
  'story.ask.label': 'Soalan anda',
  'story.ask.hint':
    '{{company}} tidak tahu siapa yang bertanya. Jawapannya ditunjukkan kepada semua pemohon bersama soalan anda, jadi jangan tulis perkara yang hanya anda patut tahu.',
  'story.ask.missing': 'Sila tulis soalan anda dahulu.',
  'story.ask.send': 'Tanya',
  'story.ask.cancel': 'Batal',
  'story.own': 'Anda bertanya',
  'story.own.waiting': '{{company}} belum menjawab. Jawapannya akan muncul di sini; anda tidak perlu menunggu.',
  'story.own.change': 'Ubah soalan saya',
}
