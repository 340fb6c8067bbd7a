import { module } from './module.ts'

export const selfEmployed = module({
  code: 'self-employed',
  kind: 5,
  feelings_scale: 4,
  situations: ['somebody-who-comes-back', 'saying-no', 'money-at-stake', 'not-knowing-how-it-ends'],
  words: {
    en: {
      name: 'Self-employed',
      description:
        'For people who work in their own name: agents, drivers, trainers, stall holders, franchisees. It looks at customers who return, at saying no, at money, and at months whose end nobody knows.',
      opening:
        'This survey is about working in your own name: customers, money, saying no, and not knowing how the month will end.',
      remember: 'If you are not self-employed yet, write about times when you were left to yourself.',
      completion:
        'Whoever invited you reads your statements to see what support would be of use: customers, training, a steadier income. You may ask the same question at your next meeting.',
    },
    zh: {
      name: '自雇人士',
      description:
        '适合以自己名义工作的人：代理、司机、培训师、摊主、加盟者。看的是回头客、如何拒绝、金钱，以及月底还是未知数的日子。',
      opening: '这份问卷谈的是以自己的名义工作：顾客、金钱、说不，以及不知道月底会怎样。',
      remember: '如果您还没有自雇，请写那些一切只能靠自己的时候。',
      completion:
        '邀请您的人会从您的话里看看什么支持对您有用：客源、培训，或更稳定的收入。下次见面时，您也可以问同样的问题。',
    },
    ms: {
      name: 'Bekerja sendiri',
      description:
        'Untuk mereka yang bekerja atas nama sendiri: ejen, pemandu, jurulatih, penjaja, pemegang francais. Ia melihat pelanggan yang kembali, cara berkata tidak, hal wang, dan bulan yang belum tahu kesudahannya.',
      opening:
        'Tinjauan ini tentang bekerja atas nama sendiri: pelanggan, wang, berkata tidak, dan tidak tahu bagaimana hujung bulan nanti.',
      remember: 'Jika anda belum bekerja sendiri, tulis tentang waktu anda perlu bergantung pada diri sendiri.',
      completion:
        'Pihak yang menjemput anda membaca pernyataan ini untuk melihat sokongan yang berguna: pelanggan, latihan, atau pendapatan yang lebih tetap. Anda juga boleh bertanya soalan yang sama pada pertemuan akan datang.',
    },
  },
  queries: [
    [
      'customers',
      {
        en: 'How they win customers who return',
        zh: '怎样赢得回头客',
        ms: 'Cara mereka mendapat pelanggan yang kembali',
      },
    ],
    [
      'customers',
      {
        en: 'Where they draw the line with customers',
        zh: '对顾客的底线在哪里',
        ms: 'Di mana mereka meletakkan batas dengan pelanggan',
      },
    ],
    ['responsibility', { en: 'How they keep an eye on money', zh: '怎样看住钱', ms: 'Cara mereka memantau wang' }],
    [
      'responsibility',
      {
        en: 'What they do when payment is late',
        zh: '收不到款时怎么做',
        ms: 'Apa yang mereka buat apabila bayaran lewat',
      },
    ],
    [
      'pressure',
      {
        en: 'What carries them through a thin month',
        zh: '淡季靠什么撑过去',
        ms: 'Apa yang membantu mereka mengharungi bulan yang sepi',
      },
    ],
    ['pressure', { en: 'Whom they have around them', zh: '身边有谁', ms: 'Siapa yang ada di sisi mereka' }],
  ],
  screening_suggestions: [
    {
      en: 'Do you have a registered business, a licence or a permit?',
      zh: '您是否有注册的生意、执照或准证？',
      ms: 'Adakah anda mempunyai perniagaan berdaftar, lesen atau permit?',
    },
    { en: 'Which area could you cover?', zh: '您可以负责哪个地区？', ms: 'Kawasan mana yang boleh anda liputi?' },
    {
      en: 'What equipment or vehicle do you have?',
      zh: '您有什么设备或车辆？',
      ms: 'Peralatan atau kenderaan apa yang anda ada?',
    },
    {
      en: 'How many hours a week would this have beside your other work?',
      zh: '除了其他工作，您每周可以给它几个小时？',
      ms: 'Berapa jam seminggu untuk kerja ini selain kerja anda yang lain?',
    },
  ],
})
