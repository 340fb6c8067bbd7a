import { situation } from './situation.ts'

export const pressureSituations = [
  situation('too-much-at-once', 'pressure', {
    en: {
      name: 'Too much at once',
      topic: 'A time when there was more to do than time to do it',
      text: 'Remember a week in which everything came at once: work, study, family or all of them. What did you face, what did you do first, what did you leave, who helped, how did it end? Write what comes to your mind, one thing at a time.',
      samples: [
        'I wrote a list and crossed out half of it.',
        'The phone never stopped.',
        'My brother cooked for all of us.',
      ],
      quadrants: [
        [
          'What gets them through',
          'An order of their own in the middle of it',
          'Load that they share with others',
          'Help and luck that came in time',
        ],
        [
          'What wears them down',
          'Things they took on or put off themselves',
          'Demands that they can only partly turn away',
          'Demands that others pile up',
        ],
        [
          'Small reliefs',
          'Breaks that they give themselves',
          'Moments of lightness with others',
          'Things that happened to go well',
        ],
        [
          'Noise around it',
          'Distractions of their own making',
          'Interruptions they can partly keep out',
          'Interruptions that come anyway',
        ],
      ],
    },
    zh: {
      name: '事情太多',
      topic: '事情多得来不及做的时候',
      text: '请回想所有事情同时涌来的一周：工作、学习、家庭，或者全部一起。您面对了什么？先做了什么？放下了什么？谁帮助了您？最后怎样？想到什么就写什么，一次写一件事。',
      samples: ['我写了一张清单，然后划掉了一半。', '电话响个不停。', '哥哥给我们所有人做饭。'],
      quadrants: [
        ['帮助他们挺过去的', '忙乱中自己理出的头绪', '与别人一起分担', '及时到来的帮助和运气'],
        ['让他们疲惫的', '自己揽下或拖延的事', '只能推掉一部分的要求', '别人不断加上来的要求'],
        ['小小的放松', '自己留给自己的喘息', '与大家一起的轻松片刻', '刚好顺利的事'],
        ['周围的杂音', '自己造成的分心', '挡得住一部分的打扰', '总会来的打扰'],
      ],
    },
    ms: {
      name: 'Terlalu banyak serentak',
      topic: 'Ketika kerja lebih banyak daripada masa yang ada',
      text: 'Ingat kembali minggu apabila segalanya datang serentak: kerja, pelajaran, keluarga atau semuanya. Apa yang anda hadapi, apa yang anda buat dahulu, apa yang anda tinggalkan, siapa yang membantu, bagaimana ia berakhir? Tulis apa yang terlintas, satu perkara pada satu masa.',
      samples: [
        'Saya menulis senarai dan memotong separuh daripadanya.',
        'Telefon tidak berhenti berbunyi.',
        'Abang saya memasak untuk kami semua.',
      ],
      quadrants: [
        [
          'Apa yang membantu mereka bertahan',
          'Susunan mereka sendiri dalam kesibukan',
          'Beban yang dikongsi dengan orang lain',
          'Bantuan dan nasib yang tiba pada masanya',
        ],
        [
          'Apa yang meletihkan mereka',
          'Perkara yang mereka sendiri terima atau tangguh',
          'Tuntutan yang hanya sebahagian dapat ditolak',
          'Tuntutan yang ditimbun oleh orang lain',
        ],
        [
          'Kelegaan kecil',
          'Rehat yang mereka beri kepada diri',
          'Saat santai bersama orang lain',
          'Perkara yang kebetulan berjalan lancar',
        ],
        [
          'Gangguan di sekeliling',
          'Gangguan daripada diri sendiri',
          'Gangguan yang sebahagiannya dapat dihalang',
          'Gangguan yang tetap datang',
        ],
      ],
    },
  }),
  situation('when-the-plan-changed', 'pressure', {
    en: {
      name: 'When the plan changed',
      topic: 'A plan that was turned over when you were already on your way',
      text: 'Think of something that was agreed and prepared, and then had to be done differently at short notice: a rota, an order, an event, a move. Who told you, what went through your head, what did you keep and what did you throw away, and how did people around you take it?',
      samples: [
        'I heard of it from the driver, not from the office.',
        'We used the food for the staff party.',
        'I had to tell my team for the second time that week.',
      ],
      quadrants: [
        [
          'What keeps them steady',
          'A new plan that they drew up themselves',
          'A new plan made with others',
          'Something that held while the rest moved',
        ],
        [
          'What throws them off',
          'Their own part in the muddle',
          'Changes they were asked about too late',
          'Changes that were handed down',
        ],
        [
          'What turned out well',
          'Improvised solutions of their own',
          'Improvised solutions of the team',
          'Good surprises',
        ],
        [
          'What it costs them',
          'Work they chose to do again',
          'Work that was partly for nothing',
          'Loss that nobody could prevent',
        ],
      ],
    },
    zh: {
      name: '计划变了',
      topic: '已经着手，计划却被打乱',
      text: '请想一件已经说好、也准备好了，却临时必须换个做法的事：排班、订单、活动或搬迁。谁告诉您的？您当时想了什么？保留了什么，舍弃了什么？身边的人是怎样面对的？',
      samples: [
        '我是从司机那里听说的，不是从办公室。',
        '那些食物后来用在了员工聚餐上。',
        '那个星期，我第二次向组员改口。',
      ],
      quadrants: [
        ['让他们稳住的', '自己重新拟定的计划', '与大家一起重订的计划', '其他都在变时没有变的东西'],
        ['让他们乱了步的', '混乱中自己的那一份', '太迟才被问起的改变', '上面直接交代下来的改变'],
        ['结果不错的', '自己临时想出的办法', '团队临时凑出的办法', '意外的好事'],
        ['付出的代价', '自己决定重做的事', '一部分白做的事', '谁也挡不住的损失'],
      ],
    },
    ms: {
      name: 'Apabila rancangan berubah',
      topic: 'Rancangan yang bertukar ketika anda sudah bermula',
      text: 'Fikirkan sesuatu yang sudah dipersetujui dan disediakan, kemudian terpaksa dibuat dengan cara lain dalam masa yang singkat: jadual, tempahan, majlis atau perpindahan. Siapa yang memberitahu anda, apa yang terlintas di fikiran, apa yang anda kekalkan dan apa yang anda buang, dan bagaimana orang di sekeliling menerimanya?',
      samples: [
        'Saya mendengarnya daripada pemandu, bukan daripada pejabat.',
        'Makanan itu kami guna untuk jamuan pekerja.',
        'Itu kali kedua dalam seminggu saya terpaksa memberitahu pasukan.',
      ],
      quadrants: [
        [
          'Apa yang membuat mereka tetap teguh',
          'Rancangan baharu yang mereka susun sendiri',
          'Rancangan baharu yang disusun bersama',
          'Perkara yang kekal ketika yang lain berubah',
        ],
        [
          'Apa yang mengganggu langkah mereka',
          'Bahagian mereka sendiri dalam kekalutan',
          'Perubahan yang terlalu lewat ditanyakan',
          'Perubahan yang diarahkan dari atas',
        ],
        [
          'Apa yang akhirnya menjadi',
          'Penyelesaian segera mereka sendiri',
          'Penyelesaian segera pasukan',
          'Kejutan yang menggembirakan',
        ],
        [
          'Apa yang perlu dikorbankan',
          'Kerja yang mereka pilih untuk ulang',
          'Kerja yang sebahagiannya sia-sia',
          'Kerugian yang tidak dapat dihalang',
        ],
      ],
    },
  }),
  situation('not-knowing-how-it-ends', 'pressure', {
    en: {
      name: 'Not knowing how it ends',
      topic: 'A stretch of time in which nobody could tell you how it would turn out',
      text: 'Remember weeks or months of waiting on something that mattered: results, a contract, a diagnosis, sales that would not come. What did you do with the time, whom did you talk to, what did you check again and again, what helped you to sleep, and what do you remember most?',
      samples: [
        'I worked out how long the money would last.',
        'They kept saying next week.',
        'My neighbour made me go running.',
      ],
      quadrants: [
        [
          'What they hold on to',
          'Ground that they make for themselves',
          'People with whom they bear it',
          'Faith, family, or what was there before',
        ],
        [
          'What keeps them awake',
          'Steps they know and have not taken',
          'Answers they can press for, not force',
          'Answers that lie with others or with time',
        ],
        [
          'What passes the time',
          'Routines and work of their own',
          'Company that they look for',
          'Days that happened to be good',
        ],
        [
          'What nags at the edges',
          'Small worries they feed themselves',
          'Talk that they partly shut out',
          'Rumours and waiting that come with it',
        ],
      ],
    },
    zh: {
      name: '不知道结果',
      topic: '一段谁也说不准结果的日子',
      text: '请回想您等待一件要紧事的几个星期或几个月：成绩、合同、诊断，或迟迟不来的生意。您怎样度过那段时间？跟谁谈过？反复查看的是什么？什么让您睡得着？印象最深的又是什么？',
      samples: ['我算了算钱还能撑多久。', '他们一直说下个星期。', '邻居硬拉着我去跑步。'],
      quadrants: [
        ['他们抓住的', '自己站稳的地方', '一起承受的人', '信念、家人，或一直都在的东西'],
        ['让他们睡不着的', '明知该做却没做的事', '可以催、却逼不得的答复', '取决于别人或时间的答复'],
        ['打发时间的', '自己的习惯和手上的事', '主动去找的陪伴', '刚好过得不错的日子'],
        ['隐隐作痛的', '自己放大的小担心', '只能挡掉一部分的闲话', '随之而来的传言和等待'],
      ],
    },
    ms: {
      name: 'Tidak tahu kesudahannya',
      topic: 'Satu tempoh apabila tiada siapa dapat memberitahu kesudahannya',
      text: 'Ingat kembali minggu atau bulan menunggu sesuatu yang penting: keputusan peperiksaan, kontrak, laporan doktor, atau jualan yang tidak kunjung tiba. Apa yang anda buat sepanjang masa itu, dengan siapa anda bercakap, apa yang anda semak berulang kali, apa yang membantu anda tidur, dan apa yang paling anda ingat?',
      samples: [
        'Saya mengira berapa lama wang itu boleh bertahan.',
        'Mereka asyik kata minggu depan.',
        'Jiran saya mengajak saya berjoging juga.',
      ],
      quadrants: [
        [
          'Apa yang mereka pegang',
          'Pegangan yang mereka bina sendiri',
          'Orang yang menanggungnya bersama',
          'Iman, keluarga, atau yang memang sudah ada',
        ],
        [
          'Apa yang membuat mereka berjaga malam',
          'Langkah yang diketahui tetapi belum diambil',
          'Jawapan yang boleh ditanya, bukan dipaksa',
          'Jawapan yang terletak pada orang lain atau masa',
        ],
        [
          'Apa yang mengisi masa',
          'Rutin dan kerja mereka sendiri',
          'Teman yang mereka cari',
          'Hari yang kebetulan baik',
        ],
        [
          'Apa yang mengusik di tepi',
          'Kebimbangan kecil yang mereka besarkan sendiri',
          'Cakap-cakap yang sebahagiannya ditepis',
          'Khabar angin dan penantian yang datang bersama',
        ],
      ],
    },
  }),
]
