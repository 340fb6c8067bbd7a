export const words = {
  'plan.label': 'Tiada pelan',
  'plan.readOnly': 'Anda boleh membaca dan mengeksport. Pemohon yang sudah mula boleh menyelesaikannya.',
  'plan.since': 'Baca sahaja sejak {{day}}.',
  'grace.label': 'Bayaran gagal',
  'grace.failed': 'Bayaran anda sebanyak {{amount}} gagal pada {{day}}.',
  'grace.failedLast': 'Bayaran terakhir anda gagal.',
  'grace.until': 'Semuanya berfungsi hingga {{day}}. Selepas itu syarikat anda hanya boleh membaca.',
  'grace.card': 'Kemas kini kad',
  'grace.pay': 'Bayar {{amount}}',
  'grace.owner': 'Minta pemilik membayar.',
  'suspended.title': '{{company}} digantung',
  'suspended.text':
    'Tiada apa yang hilang, tetapi tiada sesiapa di syarikat anda boleh membaca atau mengubah apa-apa sehingga ia dibuka semula. Tulis kepada kami melalui butang di sudut: kami akan menerangkan sebabnya serta apa yang perlu dibuat. Peserta yang sedang menjawab boleh menyelesaikannya.',
  'suspended.again': 'Semak semula',
} as const
