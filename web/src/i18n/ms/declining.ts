import type { words as english } from '../en/declining.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'decline.title': 'Anda tidak mahu menyertai?',
  'decline.hint':
    '{{company}} akan dimaklumkan bahawa anda menolak. Sebabnya membantu mereka, tetapi tidak diwajibkan.',
  'decline.reason': 'Sebab',
  'decline.words': 'Dalam kata-kata anda sendiri (pilihan)',
  'decline.send': 'Tolak tinjauan',
  'decline.back': 'Kembali',
}
