export const firstPaint = {
  'temporaryLogin.title': 'Mula bila-bila masa anda sedia',
  'temporaryLogin.lead': 'Tekan butang untuk meneruskan sebagai {{email}}. Kata laluan tidak diperlukan.',
  'landing.continue': 'Teruskan',
} as const
