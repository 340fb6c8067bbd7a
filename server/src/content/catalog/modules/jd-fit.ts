import { module } from './module.ts'

export const jdFit = module({
  code: 'jd-fit',
  kind: 1,
  feelings_scale: 4,
  situations: ['working-with-others', 'too-much-at-once', 'learning-something-new'],
  words: {
    en: {
      name: 'JD fit',
      description:
        'For a job that you can describe. How somebody works with people, under pressure and with what is new, in their own words: beside your job description it shows what to talk about.',
      opening:
        'You will see one situation after the other: working with people, a time of too much to do, and learning something new.',
      remember:
        'Take your examples from anywhere: jobs, school, family, an association. They need not be about this job.',
      completion:
        'Next, people of the company read what you wrote beside the description of the job. If they invite you to talk, expect questions about your own statements: you know the answers best.',
    },
    zh: {
      name: '岗位匹配',
      description:
        '适合职责清楚的岗位。由应聘者用自己的话，讲述如何与人相处、面对压力和接受新事物；与职位说明放在一起，就知道面谈时该聊什么。',
      opening: '您会依次看到几个情境：与人共事、事情太多的时候，以及学习新事物。',
      remember: '例子可以来自任何地方：工作、学校、家庭或社团，不一定与这份工作有关。',
      completion:
        '接下来，公司的人会对照职位说明阅读您写的内容。如果邀请您面谈，问题多半会从您自己的话谈起：没有人比您更清楚答案。',
    },
    ms: {
      name: 'Kesesuaian tugas',
      description:
        'Untuk jawatan yang tugasnya jelas. Cara seseorang bekerja dengan orang lain, di bawah tekanan dan dengan perkara baharu, dalam kata-katanya sendiri: dibaca di sisi huraian tugas, anda tahu apa yang patut dibualkan.',
      opening:
        'Anda akan melihat satu situasi demi satu situasi: bekerja dengan orang lain, ketika kerja terlalu banyak, dan mempelajari sesuatu yang baharu.',
      remember:
        'Contoh anda boleh datang dari mana-mana: tempat kerja, sekolah, keluarga atau persatuan. Tidak semestinya tentang jawatan ini.',
      completion:
        'Selepas ini, orang di syarikat membaca tulisan anda di sisi huraian tugas. Jika anda dijemput berbual, soalannya mungkin bermula daripada kata-kata anda sendiri: andalah yang paling tahu jawapannya.',
    },
  },
  queries: [
    [
      'people',
      {
        en: 'How they find their place among colleagues',
        zh: '怎样在同事之间找到位置',
        ms: 'Cara mereka menyesuaikan diri dengan rakan sekerja',
      },
    ],
    [
      'people',
      {
        en: 'What they need from a supervisor',
        zh: '需要主管给些什么',
        ms: 'Apa yang mereka perlukan daripada penyelia',
      },
    ],
    [
      'pressure',
      {
        en: 'What they do first on a full day',
        zh: '忙碌的一天先做什么',
        ms: 'Apa yang mereka dahulukan pada hari yang sibuk',
      },
    ],
    [
      'pressure',
      {
        en: 'Whom they turn to when it is too much',
        zh: '忙不过来时找谁',
        ms: 'Siapa yang mereka cari apabila terlalu banyak kerja',
      },
    ],
    [
      'growth',
      { en: 'How they would learn this job', zh: '会怎样学会这份工作', ms: 'Cara mereka akan mempelajari kerja ini' },
    ],
    [
      'growth',
      {
        en: 'What has slowed their learning so far',
        zh: '以往是什么拖慢了学习',
        ms: 'Apa yang pernah melambatkan pembelajaran mereka',
      },
    ],
  ],
  screening_suggestions: [
    { en: 'When could you start?', zh: '您什么时候可以上班？', ms: 'Bila anda boleh mula bekerja?' },
    {
      en: 'Which days and hours can you work?',
      zh: '您可以在哪些日子、哪些时段工作？',
      ms: 'Hari dan waktu mana anda boleh bekerja?',
    },
    {
      en: 'How would you travel to the place of work?',
      zh: '您会怎样来上班？',
      ms: 'Bagaimana anda akan datang ke tempat kerja?',
    },
    {
      en: 'Which languages do you speak with customers or colleagues?',
      zh: '您与顾客或同事交谈时使用哪些语言？',
      ms: 'Bahasa apa yang anda gunakan dengan pelanggan atau rakan sekerja?',
    },
    {
      en: 'What pay do you expect in a month?',
      zh: '您期望的月薪是多少？',
      ms: 'Berapakah gaji sebulan yang anda harapkan?',
    },
  ],
})
