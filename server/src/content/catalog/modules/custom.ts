import { module } from './module.ts'

export const custom = module({
  code: 'custom',
  kind: 0,
  feelings_scale: 4,
  situations: ['relying-on-somebody', 'somebody-unhappy', 'between-rule-and-case'],
  words: {
    en: {
      name: 'Custom',
      description:
        'For everything that fits nowhere else. You begin with three situations, exchange them for any others of the catalogue, and choose what you want to find out.',
      opening: 'The company has chosen the situations of this survey for the work that it is about.',
      remember: 'If a situation is not yours, take the one from your life that comes closest.',
      completion:
        'The company chose these situations itself and reads your statements with that in mind. It will tell you how it goes on.',
    },
    zh: {
      name: '自定义',
      description: '适合其他类型都不合用的时候。先有三个情境，可以换成目录里的任何其他情境，并选择您想了解的内容。',
      opening: '这份问卷的情境，是公司根据这项工作挑选的。',
      remember: '如果没有遇到过某个情境，请选您生活中最接近的经历。',
      completion: '这些情境由公司亲自挑选，他们会带着这份用意阅读您写的内容，并告诉您下一步怎样进行。',
    },
    ms: {
      name: 'Tersuai',
      description:
        'Untuk segala yang tidak sesuai dengan jenis lain. Anda bermula dengan tiga situasi, menukarnya dengan mana-mana situasi dalam katalog, dan memilih apa yang ingin anda ketahui.',
      opening: 'Syarikat memilih sendiri situasi dalam tinjauan ini mengikut kerja yang berkenaan.',
      remember: 'Jika anda tidak pernah mengalami sesuatu situasi, ambil pengalaman yang paling hampir.',
      completion:
        'Syarikat memilih situasi ini sendiri dan membaca pernyataan anda dengan tujuan itu. Mereka akan memberitahu anda langkah seterusnya.',
    },
  },
  queries: [
    ['people', { en: 'How they work side by side', zh: '怎样并肩工作', ms: 'Cara mereka bekerja seiring' }],
    [
      'people',
      { en: 'What they need from others', zh: '需要别人给些什么', ms: 'Apa yang mereka perlukan daripada orang lain' },
    ],
    ['pressure', { en: 'What steadies them', zh: '什么让他们稳住', ms: 'Apa yang menenangkan mereka' }],
    ['pressure', { en: 'What drains them', zh: '什么耗他们的力气', ms: 'Apa yang menghabiskan tenaga mereka' }],
    ['growth', { en: 'How they learn', zh: '怎样学习', ms: 'Cara mereka belajar' }],
    [
      'growth',
      { en: 'What they do after a mistake', zh: '出错之后怎么做', ms: 'Apa yang mereka buat selepas tersilap' },
    ],
    [
      'judgement',
      {
        en: 'What they go by when rules do not fit',
        zh: '规定不合用时依据什么',
        ms: 'Apa yang menjadi panduan apabila peraturan tidak kena',
      },
    ],
    [
      'judgement',
      { en: 'How they look back on decisions', zh: '怎样回看自己的决定', ms: 'Cara mereka menilai semula keputusan' },
    ],
    [
      'customers',
      {
        en: 'How they meet somebody who is unhappy',
        zh: '怎样面对不满意的人',
        ms: 'Cara mereka menghadapi orang yang tidak puas hati',
      },
    ],
    [
      'customers',
      {
        en: 'What they offer beyond what is asked',
        zh: '在要求之外会给什么',
        ms: 'Apa yang mereka beri lebih daripada yang diminta',
      },
    ],
    [
      'responsibility',
      { en: 'What they take upon themselves', zh: '会主动担起什么', ms: 'Apa yang mereka pikul sendiri' },
    ],
    [
      'responsibility',
      { en: 'How they stand by their word', zh: '怎样守住自己的话', ms: 'Cara mereka berpegang pada kata' },
    ],
  ],
  screening_suggestions: [
    {
      en: 'What made you answer this invitation?',
      zh: '是什么让您接受这次邀请？',
      ms: 'Apa yang membuat anda menerima jemputan ini?',
    },
    {
      en: 'What would you like to know about us before we go on?',
      zh: '在继续之前，您想了解我们什么？',
      ms: 'Apa yang ingin anda tahu tentang kami sebelum kita teruskan?',
    },
    {
      en: 'Is there anything that we should arrange for you at work?',
      zh: '工作上有什么需要我们为您安排的吗？',
      ms: 'Adakah apa-apa yang perlu kami aturkan untuk anda di tempat kerja?',
    },
  ],
})
