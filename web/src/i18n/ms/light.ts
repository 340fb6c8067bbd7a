import { publicMs as messages } from '@catchpitch/contract/messages/ms-public'
import type { words as english } from '../en/light.ts'
import type { WordsLike } from '../translator.ts'
import { firstPaint } from './first-paint.ts'
import { shared } from './shared.ts'

export const words: WordsLike<typeof english> = {
  ...messages,
  ...shared,
  ...firstPaint,

  'temporaryLogin.overLead':
    'Sila minta syarikat yang menjemput anda menghantar pautan baharu. Jika anda mempunyai kata laluan, anda juga boleh log masuk dengannya.',

  'landing.signIn': 'Log masuk',

  'public.plans': 'Pelan',
  'public.start': 'Huraikan jawatan',
  'public.privacy': 'Dasar privasi',
  'public.terms': 'Terma dan syarat',
  'public.signUp': 'Daftar',
  'public.pages': 'Halaman laman ini',
  'public.tagline': 'Majikan dan pemohon, saling memperkenalkan diri.',
  'public.write': 'Hubungi kami',
  'public.retry': 'Cuba lagi',
  'public.loading': 'Sedang dimuatkan',
  'legal.contents': 'Pada halaman ini',
  'legal.version': 'Versi {{version}}, berkuat kuasa mulai {{day}}',
  'legal.print': 'Cetak',
}
