import { module } from './module.ts'

export const riseAndShine = module({
  code: 'rise-and-shine',
  kind: 2,
  feelings_scale: 4,
  situations: ['being-told-what-to-do-better', 'a-mistake-of-your-own', 'something-of-your-own', 'working-with-others'],
  words: {
    en: {
      name: 'Rise and shine',
      description:
        'For people at the beginning and for those who are to step up: trainees, graduates, your own staff before a larger role. It asks about criticism, mistakes and first steps, where a CV has little to say.',
      opening:
        'This survey is about how you have come to where you are: what you were told, what went wrong, what you began, and with whom.',
      remember: 'Nobody expects a long career. A school project or a weekend job is as good an example as any.',
      completion:
        'The company reads your statements to see where you would like to grow and what would help. Keep what you wrote in mind: it is a good beginning for a talk about your first months.',
    },
    zh: {
      name: '崭露头角',
      description:
        '适合刚起步的人，也适合即将担起更大职责的人：见习生、毕业生，或准备晋升的员工。问的是批评、错误和第一步，这些正是履历说得最少的地方。',
      opening: '这份问卷想了解您是怎样走到今天的：别人对您说过什么、出过什么错、您开始过什么，又和谁一起。',
      remember: '没有人期待您有很长的资历。学校的作业或周末的兼职，都是很好的例子。',
      completion:
        '公司会从您的话里了解您想在哪里成长、什么对您有帮助。请记住您写过的内容：谈到入职头几个月时，它是很好的开头。',
    },
    ms: {
      name: 'Bangkit menyerlah',
      description:
        'Untuk mereka yang baru bermula dan mereka yang bakal memikul peranan lebih besar: pelatih, graduan, atau pekerja sendiri sebelum dinaikkan. Ia bertanya tentang teguran, kesilapan dan langkah pertama, yang jarang diceritakan dalam resume.',
      opening:
        'Tinjauan ini tentang bagaimana anda sampai ke tahap sekarang: apa yang pernah ditegur, apa yang tidak menjadi, apa yang anda mulakan, dan bersama siapa.',
      remember:
        'Tiada siapa mengharapkan kerjaya yang panjang. Projek sekolah atau kerja hujung minggu juga contoh yang baik.',
      completion:
        'Syarikat membaca pernyataan anda untuk melihat di mana anda mahu berkembang dan apa yang boleh membantu. Ingatlah apa yang anda tulis: ia permulaan yang baik untuk berbual tentang bulan-bulan pertama anda.',
    },
  },
  queries: [
    ['growth', { en: 'What they make of criticism', zh: '怎样对待批评', ms: 'Apa yang mereka buat dengan teguran' }],
    [
      'growth',
      {
        en: 'What a mistake has changed in how they work',
        zh: '一个错误怎样改变了做法',
        ms: 'Bagaimana satu kesilapan mengubah cara kerja mereka',
      },
    ],
    [
      'growth',
      {
        en: 'What kind of guidance helps them',
        zh: '什么样的指导对他们有帮助',
        ms: 'Bimbingan bagaimana yang membantu mereka',
      },
    ],
    [
      'responsibility',
      {
        en: 'What they begin without being asked',
        zh: '没有人要求时会主动开始什么',
        ms: 'Apa yang mereka mulakan tanpa disuruh',
      },
    ],
    [
      'responsibility',
      {
        en: 'What they would like to answer for next',
        zh: '接下来想承担什么',
        ms: 'Apa yang ingin mereka pikul selepas ini',
      },
    ],
    [
      'people',
      {
        en: 'How others take part in what they do',
        zh: '别人怎样参与他们所做的事',
        ms: 'Bagaimana orang lain terlibat dalam kerja mereka',
      },
    ],
  ],
  screening_suggestions: [
    {
      en: 'What have you taught yourself in the last twelve months?',
      zh: '过去一年里，您自学了什么？',
      ms: 'Apa yang anda pelajari sendiri dalam dua belas bulan lalu?',
    },
    {
      en: 'Which task of your present day would you gladly hand on?',
      zh: '目前的日常工作中，哪一件您乐意交出去？',
      ms: 'Tugas harian mana yang anda senang hati serahkan kepada orang lain?',
    },
    {
      en: 'Until when do you study, and on which days?',
      zh: '您读书到什么时候，哪些天要上课？',
      ms: 'Sampai bila anda belajar, dan pada hari apa?',
    },
    {
      en: 'What should somebody who guides you know about you?',
      zh: '带您的人应该了解您些什么？',
      ms: 'Apa yang patut diketahui tentang anda oleh orang yang membimbing?',
    },
  ],
})
