import { situation } from './situation.ts'

export const peopleSituations = [
  situation('working-with-others', 'people', {
    en: {
      name: 'Working with others',
      topic: 'Working closely with people who are not like you',
      text: 'Think of a team or a group you worked or studied with, in which people did things differently from you. What happened, what did you notice, what did you do, what stayed with you? Write what comes to your mind, one thing at a time.',
      samples: [
        'I asked her to explain it again until I understood.',
        'Nobody told us who decides.',
        'We had lunch together every Friday.',
      ],
      quadrants: [
        [
          'What carries them',
          'Ways of getting on that they found themselves',
          'A good footing they helped to build',
          'Good company that was simply there',
        ],
        [
          'What weighs on them',
          'Friction that they could settle themselves',
          'Friction that takes two to settle',
          'Friction between others, or decided above them',
        ],
        [
          'What they enjoy besides',
          'Small courtesies of their own',
          'Shared habits that they join in',
          'Kindness that comes their way',
        ],
        [
          'What they put up with',
          'Small annoyances they could raise',
          'Small annoyances they work around',
          'Habits of others that they let be',
        ],
      ],
    },
    zh: {
      name: '与他人共事',
      topic: '与和您不同的人密切共事',
      text: '请回想一个您曾一起工作或学习的团队，里面的人做事方式与您不同。发生了什么？您注意到什么？您做了什么？什么让您至今难忘？想到什么就写什么，一次写一件事。',
      samples: ['我请她再解释一遍，直到我听懂为止。', '没有人告诉我们由谁决定。', '我们每个星期五一起吃午饭。'],
      quadrants: [
        ['支撑他们的', '自己摸索出来的相处之道', '共同建立起来的默契', '本来就有的好同伴'],
        ['让他们感到沉重的', '自己可以化解的摩擦', '要双方一起才能化解的摩擦', '别人之间的矛盾，或上面定下的事'],
        ['顺带享受的', '自己主动的小体贴', '一起参与的小习惯', '别人给予的善意'],
        ['他们所容忍的', '其实可以提出来的小烦恼', '想办法绕开的小烦恼', '由着别人的习惯'],
      ],
    },
    ms: {
      name: 'Bekerja dengan orang lain',
      topic: 'Bekerja rapat dengan orang yang berbeza daripada anda',
      text: 'Fikirkan satu pasukan atau kumpulan tempat anda bekerja atau belajar, yang ahlinya membuat sesuatu dengan cara berbeza daripada anda. Apa yang berlaku, apa yang anda perhatikan, apa yang anda buat, apa yang masih anda ingat? Tulis apa yang terlintas, satu perkara pada satu masa.',
      samples: [
        'Saya meminta dia menerangkannya semula sehingga saya faham.',
        'Tiada sesiapa memberitahu kami siapa yang membuat keputusan.',
        'Kami makan tengah hari bersama setiap Jumaat.',
      ],
      quadrants: [
        [
          'Apa yang menyokong mereka',
          'Cara bergaul yang mereka temui sendiri',
          'Persefahaman yang dibina bersama',
          'Rakan yang baik sejak mula',
        ],
        [
          'Apa yang membebani mereka',
          'Geseran yang boleh mereka leraikan sendiri',
          'Geseran yang perlu dileraikan bersama',
          'Pertelingkahan orang lain atau keputusan pihak atasan',
        ],
        [
          'Apa yang turut mereka nikmati',
          'Budi kecil daripada diri sendiri',
          'Kebiasaan bersama yang mereka sertai',
          'Kebaikan yang mereka terima',
        ],
        [
          'Apa yang mereka tahan',
          'Gangguan kecil yang boleh disuarakan',
          'Gangguan kecil yang mereka elakkan',
          'Tabiat orang lain yang dibiarkan sahaja',
        ],
      ],
    },
  }),
  situation('not-of-one-mind', 'people', {
    en: {
      name: 'Not of one mind',
      topic: 'A disagreement with somebody you had to go on working with',
      text: 'Remember a time when you and somebody you could not simply avoid wanted different things: a colleague, a boss, a partner, a classmate. How did it come up, what was said and what was not, what did each of you do, and how was it between you afterwards?',
      samples: [
        'I waited until the shift was over before I said it.',
        'He copied the whole office into his reply.',
        'We found out that we had meant the same thing.',
      ],
      quadrants: [
        [
          'What clears the air',
          'Words they found and steps they took',
          'Talks in which both moved a little',
          'Others who helped or gave way',
        ],
        [
          'What stays between them',
          'Something they have left unsaid',
          'A talk that has only half happened',
          'A closed door on the other side',
        ],
        [
          'What softens it',
          'Their own way of cooling down',
          'A joke or a meal that both shared',
          'Time, chance or a third person',
        ],
        [
          'What they let go',
          'Points they chose not to fight for',
          'Details they gave up trying to settle',
          'Remarks that they let pass',
        ],
      ],
    },
    zh: {
      name: '意见不合',
      topic: '与一位还得继续共事的人意见不合',
      text: '请回想一次您与某个躲不开的人想法不同的经历：同事、上司、合伙人或同学。事情是怎样浮现的？哪些话说了，哪些没有说？双方各做了什么？之后你们的关系怎样？',
      samples: ['我等到下班以后才跟他说。', '他回复时抄送了整个办公室。', '后来我们发现，其实想的是同一件事。'],
      quadrants: [
        ['让气氛缓和的', '自己找到的话和迈出的一步', '双方各退一步的交谈', '别人的帮忙或让步'],
        ['还横在中间的', '自己一直没说出口的话', '只谈了一半的事', '对方不肯再谈'],
        ['让事情变轻的', '自己冷静下来的办法', '两人之间的一句玩笑、一顿饭', '时间、机缘或第三个人'],
        ['他们放下的', '自己选择不争的地方', '试过之后作罢的细节', '听过就算的话'],
      ],
    },
    ms: {
      name: 'Tidak sependapat',
      topic: 'Perselisihan dengan orang yang masih perlu bekerja bersama anda',
      text: 'Ingat kembali ketika anda dan seseorang yang tidak dapat anda elakkan mahukan perkara yang berlainan: rakan sekerja, ketua, rakan niaga atau rakan sekelas. Bagaimana ia timbul, apa yang diperkatakan dan apa yang dipendam, apa yang masing-masing buat, dan bagaimana hubungan anda selepas itu?',
      samples: [
        'Saya tunggu sehingga syif tamat baru saya bersuara.',
        'Dia membalas dan menyalin e-mel itu kepada seluruh pejabat.',
        'Rupa-rupanya kami bermaksud perkara yang sama.',
      ],
      quadrants: [
        [
          'Apa yang menjernihkan keadaan',
          'Kata-kata dan langkah mereka sendiri',
          'Perbincangan yang kedua-dua pihak beralah sedikit',
          'Orang lain yang membantu atau mengalah',
        ],
        [
          'Apa yang masih terbuku',
          'Perkara yang belum mereka luahkan',
          'Perbincangan yang separuh jalan',
          'Pihak sana yang enggan berbincang',
        ],
        [
          'Apa yang melembutkannya',
          'Cara mereka sendiri meredakan hati',
          'Gurauan atau hidangan yang dikongsi',
          'Masa, kebetulan atau orang ketiga',
        ],
        [
          'Apa yang mereka lepaskan',
          'Hal yang mereka pilih untuk tidak pertikai',
          'Butiran yang akhirnya dibiarkan',
          'Sindiran yang tidak dihiraukan',
        ],
      ],
    },
  }),
  situation('relying-on-somebody', 'people', {
    en: {
      name: 'Relying on somebody',
      topic: 'When your part could only be done if somebody else did theirs',
      text: 'Think of work, a project or a plan at home in which you depended on what another person would do or deliver. How did you agree on it, how did you know where things stood, what happened when it was late or different from what you expected, and what would you arrange in another way today?',
      samples: [
        'I called every evening to hear how far they were.',
        'She told me three days before that she would not make it.',
        'I did his half on Sunday night.',
      ],
      quadrants: [
        [
          'What they can build on',
          'Agreements they made and kept alive',
          'Trust that grew on both sides',
          'People who simply kept their word',
        ],
        [
          'What leaves them hanging',
          'Questions they did not ask in time',
          'Dates that both let slip',
          'Others on whom they had no hold',
        ],
        [
          'What makes it lighter',
          'Their own spare plan',
          'Short messages to and fro',
          'Somebody who stepped in unasked',
        ],
        [
          'What they smooth over',
          'Gaps they fill themselves',
          'Loose ends they share with others',
          'Ways of working that are not theirs to change',
        ],
      ],
    },
    zh: {
      name: '依靠别人',
      topic: '别人完成了，您的部分才做得成',
      text: '请想一件工作、一个项目或家里的一个计划，您必须依靠另一个人去做或交付某样东西。你们怎样约定？您怎样知道进展？当它迟了或与预期不同，发生了什么？如果是今天，您会怎样另作安排？',
      samples: ['我每天傍晚打电话问进度。', '她提前三天告诉我赶不上了。', '他那一半，我星期天晚上自己做完了。'],
      quadrants: [
        ['他们可以依托的', '自己定下并一直跟进的约定', '双方慢慢建立的信任', '说到做到的人'],
        ['让他们悬着的', '没有及时问清的事', '双方都拖过去的日期', '自己管不到的人'],
        ['让事情轻松些的', '自己备好的另一手', '来来回回的简短消息', '不用开口就来帮忙的人'],
        ['他们默默补上的', '自己填上的空缺', '与别人一起收的尾', '改不了的做事方式'],
      ],
    },
    ms: {
      name: 'Bergantung pada orang lain',
      topic: 'Apabila bahagian anda hanya siap jika orang lain menyiapkan bahagiannya',
      text: 'Fikirkan satu kerja, projek atau rancangan di rumah yang bergantung pada apa yang akan dibuat atau diserahkan oleh orang lain. Bagaimana anda berjanji, bagaimana anda tahu perkembangannya, apa yang berlaku apabila ia lewat atau lain daripada jangkaan, dan apa yang akan anda atur secara berbeza hari ini?',
      samples: [
        'Setiap petang saya menelefon untuk bertanya perkembangannya.',
        'Dia memberitahu saya tiga hari lebih awal bahawa dia tidak sempat.',
        'Bahagiannya saya siapkan sendiri pada malam Ahad.',
      ],
      quadrants: [
        [
          'Apa yang boleh mereka harapkan',
          'Janji yang mereka buat dan susuli',
          'Kepercayaan yang tumbuh di kedua-dua pihak',
          'Orang yang menepati kata',
        ],
        [
          'Apa yang membuat mereka tergantung',
          'Soalan yang tidak ditanya pada masanya',
          'Tarikh yang sama-sama dibiarkan berlalu',
          'Orang yang di luar kuasa mereka',
        ],
        [
          'Apa yang meringankan',
          'Rancangan ganti mereka sendiri',
          'Pesanan ringkas dari kedua-dua pihak',
          'Orang yang membantu tanpa diminta',
        ],
        [
          'Apa yang mereka tutup sahaja',
          'Kekurangan yang mereka tampung sendiri',
          'Kerja kecil yang dibereskan bersama',
          'Cara kerja yang bukan milik mereka untuk diubah',
        ],
      ],
    },
  }),
]
