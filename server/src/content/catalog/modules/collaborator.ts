import { module } from './module.ts'

export const collaborator = module({
  code: 'collaborator',
  kind: 4,
  feelings_scale: 2,
  situations: ['relying-on-somebody', 'when-the-plan-changed', 'not-of-one-mind'],
  words: {
    en: {
      name: 'Potential collaborator',
      description:
        'For freelancers, agencies, suppliers and project partners who will not be on your payroll. Three situations and a short scale: how they rely on others, take a changed plan and disagree.',
      opening:
        'You may soon work on something together with this company. Three situations show how working side by side has gone for you so far.',
      remember: 'Feelings have two answers here, positive or negative. Where it is mixed, choose what weighs more.',
      completion:
        'The company reads your statements before you plan together. It is worth agreeing early how you tell each other that something will be late: you have both thought about it now.',
    },
    zh: {
      name: '潜在合作者',
      description:
        '适合自由职业者、代理、供应商和项目伙伴等不在编制内的人。三个情境、一个简短的量表：怎样依靠别人、怎样面对计划改变、怎样处理分歧。',
      opening: '您可能很快会与这家公司一起做一件事。三个情境，说说您以往与人并肩工作的经历。',
      remember: '这里的感受只有两个选项：正面或负面。若两者都有，请选较重的一边。',
      completion:
        '公司会在你们一起计划之前阅读您写的内容。值得早一点说好：如果有事要延迟，该怎样告诉对方。现在双方都想过了。',
    },
    ms: {
      name: 'Bakal rakan kerjasama',
      description:
        'Untuk pekerja bebas, agensi, pembekal dan rakan projek yang bukan kakitangan anda. Tiga situasi dan skala yang ringkas: cara mereka bergantung pada orang lain, menerima perubahan rancangan dan berbeza pendapat.',
      opening:
        'Anda mungkin akan bekerjasama dengan syarikat ini tidak lama lagi. Tiga situasi ini menunjukkan pengalaman anda bekerja seiring dengan orang lain.',
      remember: 'Perasaan di sini hanya ada dua jawapan, positif atau negatif. Jika bercampur, pilih yang lebih berat.',
      completion:
        'Syarikat membaca pernyataan anda sebelum anda merancang bersama. Eloklah bersetuju dari awal bagaimana memberitahu jika ada yang akan lewat: kedua-dua pihak sudah memikirkannya.',
    },
  },
  queries: [
    [
      'people',
      { en: 'How they agree on who does what', zh: '怎样说好谁做什么', ms: 'Cara mereka menetapkan siapa buat apa' },
    ],
    [
      'people',
      {
        en: 'How they let others know where things stand',
        zh: '怎样让别人知道进展',
        ms: 'Cara mereka memaklumkan perkembangan',
      },
    ],
    [
      'people',
      {
        en: 'What they do when views differ',
        zh: '看法不同时怎么做',
        ms: 'Apa yang mereka buat apabila pandangan berbeza',
      },
    ],
    [
      'pressure',
      {
        en: 'What a changed plan sets off',
        zh: '计划改变会引发什么',
        ms: 'Apa yang tercetus apabila rancangan berubah',
      },
    ],
    [
      'pressure',
      {
        en: 'What they keep and what they drop at short notice',
        zh: '临时变动时保留什么、舍弃什么',
        ms: 'Apa yang dikekalkan dan dilepaskan dalam masa singkat',
      },
    ],
  ],
  screening_suggestions: [
    {
      en: 'What do you need from us before you can begin?',
      zh: '您开始之前需要我们提供什么？',
      ms: 'Apa yang anda perlukan daripada kami sebelum bermula?',
    },
    {
      en: 'How much notice do you need for a change?',
      zh: '若有变动，您需要提前多久知道？',
      ms: 'Berapa awal anda perlu tahu jika ada perubahan?',
    },
    {
      en: 'How can you be reached, and at which hours?',
      zh: '怎样、在什么时段可以联系到您？',
      ms: 'Bagaimana dan pada waktu apa anda boleh dihubungi?',
    },
    {
      en: 'Which other work runs at the same time?',
      zh: '同一时间您还有哪些工作？',
      ms: 'Kerja lain apa yang berjalan serentak?',
    },
  ],
})
