import { module } from './module.ts'

export const startups = module({
  code: 'startups',
  kind: 6,
  feelings_scale: 4,
  situations: ['something-of-your-own', 'when-the-plan-changed', 'changing-your-mind', 'deciding-with-too-little'],
  words: {
    en: {
      name: 'Startups',
      description:
        'For the first people of a young company, and for founders among themselves. Beginning, replanning, letting go of an opinion and deciding early: what the job will be made of when nobody can write its description yet.',
      opening:
        'In a young company much is unclear and changes often. This survey asks how that has been for you: beginning something, plans that turned, opinions given up, decisions made early.',
      remember: 'Things that failed are as welcome as things that worked.',
      completion:
        'The founders read your statements themselves. Ask them what they would have written: a company this young can answer you the same week.',
    },
    zh: {
      name: '初创公司',
      description:
        '适合年轻公司的头几位成员，也适合创始人彼此之间。开始、重新计划、放下成见、及早决定：当职位说明还写不出来时，工作就是由这些组成的。',
      opening:
        '在年轻的公司里，很多事情还不清楚，也常常改变。这份问卷想知道您的经历：开始一件事、计划生变、放下看法、及早决定。',
      remember: '没有成功的事，和成功的事一样值得写。',
      completion: '创始人会亲自阅读您写的内容。不妨问问他们自己会写些什么：这么年轻的公司，当周就能回答您。',
    },
    ms: {
      name: 'Syarikat permulaan',
      description:
        'Untuk orang pertama dalam syarikat yang masih muda, dan sesama pengasas. Bermula, merancang semula, melepaskan pendapat dan memutuskan awal: itulah isi kerja apabila huraian tugasnya belum dapat ditulis.',
      opening:
        'Dalam syarikat yang masih muda, banyak perkara belum jelas dan kerap berubah. Tinjauan ini bertanya pengalaman anda: memulakan sesuatu, rancangan yang bertukar, pendapat yang dilepaskan, keputusan yang dibuat awal.',
      remember: 'Perkara yang tidak menjadi sama dialu-alukan seperti yang berjaya.',
      completion:
        'Para pengasas membaca sendiri pernyataan anda. Tanyalah apa yang mereka sendiri akan tulis: syarikat semuda ini boleh menjawab dalam minggu yang sama.',
    },
  },
  queries: [
    [
      'responsibility',
      {
        en: 'What makes them begin something',
        zh: '什么让他们开始一件事',
        ms: 'Apa yang membuat mereka memulakan sesuatu',
      },
    ],
    [
      'responsibility',
      {
        en: 'How they carry on when they are alone with it',
        zh: '只剩自己时怎样继续',
        ms: 'Cara mereka meneruskannya seorang diri',
      },
    ],
    [
      'pressure',
      {
        en: 'What they do when the plan is turned over',
        zh: '计划被推翻时怎么做',
        ms: 'Apa yang mereka buat apabila rancangan bertukar',
      },
    ],
    [
      'judgement',
      {
        en: 'What makes them change their mind',
        zh: '什么会让他们改变看法',
        ms: 'Apa yang membuat mereka mengubah fikiran',
      },
    ],
    [
      'judgement',
      {
        en: 'How they decide before they know enough',
        zh: '知道得不够时怎样决定',
        ms: 'Cara mereka memutuskan sebelum cukup tahu',
      },
    ],
    [
      'judgement',
      {
        en: 'How they tell others that they were wrong',
        zh: '怎样告诉别人自己错了',
        ms: 'Cara mereka memberitahu bahawa mereka tersilap',
      },
    ],
  ],
  screening_suggestions: [
    {
      en: 'What would you want to have built after one year?',
      zh: '一年之后，您希望做出了什么？',
      ms: 'Apa yang ingin anda bina selepas setahun?',
    },
    {
      en: 'Which mix of salary and shares would you consider?',
      zh: '薪水与股份怎样搭配，您会考虑？',
      ms: 'Gabungan gaji dan saham bagaimana yang anda pertimbangkan?',
    },
    {
      en: 'Which tasks outside your field would you take on?',
      zh: '您愿意承担哪些专业以外的工作？',
      ms: 'Tugas luar bidang mana yang sanggup anda ambil?',
    },
    {
      en: 'Which of your obligations limit your hours?',
      zh: '有哪些责任会限制您的时间？',
      ms: 'Tanggungjawab apa yang mengehadkan masa anda?',
    },
  ],
})
