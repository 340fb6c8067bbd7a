import { module } from './module.ts'

export const businessPartner = module({
  code: 'business-partner',
  kind: 3,
  feelings_scale: 4,
  situations: ['a-promise-hard-to-keep', 'money-at-stake', 'not-of-one-mind', 'deciding-with-too-little'],
  words: {
    en: {
      name: 'Potential business partner',
      description:
        'Before you share money, name and risk. Promises, money, disagreement and decisions without enough facts: the four things that partnerships are tested by, told from both sides before anything is signed.',
      opening:
        'You may go into business with somebody. This survey asks about four things that every partnership meets sooner or later: promises, money, disagreement, and deciding before all is known.',
      remember: 'Leave out names and figures that belong to others. What you felt and did is enough.',
      completion:
        'Your possible partner reads your statements; the good next step is to ask for theirs. Compare what you each found important before you compare numbers.',
    },
    zh: {
      name: '潜在合伙人',
      description:
        '在共享资金、名誉和风险之前。承诺、金钱、分歧，以及资料不足时的决定：合伙迟早要面对的四件事，在签字之前由双方先说出来。',
      opening:
        '您可能会与人合伙。这份问卷谈的是每段合伙关系迟早都会遇到的四件事：承诺、金钱、意见不合，以及在情况未明时作决定。',
      remember: '请略去属于别人的姓名和数字。您的感受和做法就足够了。',
      completion:
        '您可能的合伙人会阅读您写的内容；下一步，不妨也请对方写一份。在比较数字之前，先比较彼此看重的是什么。',
    },
    ms: {
      name: 'Bakal rakan niaga',
      description:
        'Sebelum berkongsi wang, nama dan risiko. Janji, wang, perselisihan dan keputusan tanpa maklumat yang cukup: empat perkara yang menguji setiap perkongsian, diceritakan oleh kedua-dua pihak sebelum apa-apa ditandatangani.',
      opening:
        'Anda mungkin akan berniaga bersama seseorang. Tinjauan ini bertanya tentang empat perkara yang lambat-laun ditempuh oleh setiap perkongsian: janji, wang, perselisihan, dan membuat keputusan sebelum semuanya jelas.',
      remember: 'Tinggalkan nama dan angka milik orang lain. Perasaan dan tindakan anda sudah memadai.',
      completion:
        'Bakal rakan niaga anda membaca pernyataan ini; langkah seterusnya yang baik ialah meminta pernyataan mereka pula. Bandingkan apa yang penting bagi masing-masing sebelum membandingkan angka.',
    },
  },
  queries: [
    [
      'responsibility',
      {
        en: 'What a promise means when it becomes costly',
        zh: '承诺变得昂贵时意味着什么',
        ms: 'Makna janji apabila ia menjadi mahal',
      },
    ],
    [
      'responsibility',
      {
        en: 'How they handle money that is not theirs alone',
        zh: '怎样对待不只属于自己的钱',
        ms: 'Cara mereka mengurus wang yang bukan milik sendiri sahaja',
      },
    ],
    [
      'responsibility',
      {
        en: 'Which risks they carry and which they share',
        zh: '哪些风险自己扛，哪些与人分担',
        ms: 'Risiko mana yang dipikul sendiri dan mana yang dikongsi',
      },
    ],
    [
      'people',
      { en: 'What they do with a disagreement', zh: '怎样处理分歧', ms: 'Apa yang mereka buat dengan perselisihan' },
    ],
    [
      'people',
      {
        en: 'What they say openly and what they keep back',
        zh: '哪些会直说，哪些会保留',
        ms: 'Apa yang dinyatakan terbuka dan apa yang dipendam',
      },
    ],
    [
      'judgement',
      {
        en: 'What they go by when facts are missing',
        zh: '资料不足时依据什么',
        ms: 'Apa yang menjadi panduan apabila fakta tidak cukup',
      },
    ],
    [
      'judgement',
      {
        en: 'Whom they ask before they decide',
        zh: '决定之前会问谁',
        ms: 'Siapa yang mereka tanya sebelum memutuskan',
      },
    ],
  ],
  screening_suggestions: [
    {
      en: 'How much time a week could you give from the first month on?',
      zh: '从第一个月起，您每周可以投入多少时间？',
      ms: 'Berapa banyak masa seminggu boleh anda beri mulai bulan pertama?',
    },
    {
      en: 'What would you bring: money, work, customers, know-how?',
      zh: '您会带来什么：资金、劳力、客户还是专业？',
      ms: 'Apa yang akan anda bawa: wang, tenaga, pelanggan atau kepakaran?',
    },
    {
      en: 'Are you bound by another business or contract?',
      zh: '您是否受其他生意或合同约束？',
      ms: 'Adakah anda terikat dengan perniagaan atau kontrak lain?',
    },
    {
      en: 'How long could you do without income from it?',
      zh: '没有收入的情况下，您可以支撑多久？',
      ms: 'Berapa lama anda boleh bertahan tanpa pendapatan daripadanya?',
    },
    {
      en: 'How should either of us be able to leave?',
      zh: '如果一方想退出，应该怎样安排？',
      ms: 'Bagaimana sepatutnya salah seorang daripada kita boleh menarik diri?',
    },
  ],
})
