export const words = {
  'plan.label': 'Tiada pelan',
  'plan.readOnly':
    'Sementara itu semuanya masih boleh dibaca, dan sesiapa yang sedang menjawab tinjauan boleh menyelesaikannya.',
  'suspended.title': '{{company}} digantung',
  'suspended.text':
    'Tiada apa yang hilang, tetapi tiada sesiapa di syarikat anda boleh membaca atau mengubah apa-apa sehingga ia dibuka semula. Tulis kepada kami melalui butang di sudut: kami akan menerangkan sebabnya serta apa yang perlu dibuat. Peserta yang sedang menjawab boleh menyelesaikannya.',
  'suspended.again': 'Semak semula',
} as const
