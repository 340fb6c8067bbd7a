import type { publicEn } from './en-public.ts'

export const publicMs: Record<keyof typeof publicEn, string> = {
  'error.link.expired': 'Maaf! Pautan ini telah tamat tempoh',
  'field.required': 'Medan ini wajib diisi.',
  'field.number': 'Masukkan nombor yang sah.',
  'field.picture.type': 'Sila pilih gambar: jpg, jpeg, png, gif, BMP atau WebP.',
  'field.picture.bytes': 'Gambar boleh bersaiz paling banyak 11 MB.',
  'field.video': 'Sila tampal pautan ke video di YouTube, Dailymotion, Facebook atau TikTok.',
  'done.surveyDeclined': 'Tinjauan berjaya ditolak.',
}
