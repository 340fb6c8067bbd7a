import { situation } from './situation.ts'

export const responsibilitySituations = [
  situation('something-of-your-own', 'responsibility', {
    en: {
      name: 'Something of your own',
      topic: 'Something that would not exist if you had not begun it',
      text: 'Think of something that you started without being told to: a stall, a club, a new way of doing things at work, a savings group, a page that people follow. Where did the idea come from, what was the first step, who joined or laughed, what nearly ended it, and where does it stand today?',
      samples: [
        'I sold the first ten from my kitchen.',
        'My boss asked why nobody had done it before.',
        'After the second month I was alone with it.',
      ],
      quadrants: [
        ['What drives it', 'Their own idea and stubbornness', 'Others who joined in', 'A moment that was right for it'],
        [
          'What nearly ended it',
          'Steps that they put off or misjudged',
          'Partners and money that were only half there',
          'Permits, rents and other outside things',
        ],
        [
          'What they like doing',
          'Making things with their own hands',
          'Talking about it with those who use it',
          'Praise and luck along the way',
        ],
        [
          'What belongs to it as well',
          'Chores that they could hand over',
          'Agreements that take long',
          'Forms and fees',
        ],
      ],
    },
    zh: {
      name: '自己开始的事',
      topic: '如果没有您，就不会有的一件事',
      text: '请想一件没有人吩咐、由您开始的事：一个摊位、一个社团、工作上的一种新做法、一个储蓄小组，或一个有人关注的页面。主意从哪里来？第一步是什么？谁加入了，谁笑了？什么差点让它结束？今天它怎样了？',
      samples: ['最初的十份，是在我家厨房里做的。', '老板问，为什么以前没有人这么做。', '两个月后，只剩下我一个人。'],
      quadrants: [
        ['推动它的', '自己的主意和坚持', '加入进来的人', '正好合适的时机'],
        ['差点让它结束的', '自己拖延或估错的步骤', '只到位一半的伙伴和资金', '执照、租金等外在的事'],
        ['他们喜欢做的', '亲手做东西', '与使用的人聊它', '一路上的称赞和运气'],
        ['也少不了的', '其实可以交给别人的杂务', '要谈很久的约定', '表格和规费'],
      ],
    },
    ms: {
      name: 'Sesuatu yang anda mulakan',
      topic: 'Sesuatu yang tidak akan wujud jika anda tidak memulakannya',
      text: 'Fikirkan sesuatu yang anda mulakan tanpa disuruh: gerai, kelab, cara kerja baharu di tempat kerja, kumpulan kutu, atau laman yang diikuti orang. Dari mana datangnya idea itu, apa langkah pertamanya, siapa yang menyertai atau mentertawakan, apa yang hampir menamatkannya, dan bagaimana keadaannya hari ini?',
      samples: [
        'Sepuluh yang pertama saya jual dari dapur rumah.',
        'Bos bertanya mengapa tiada orang buat begitu sebelum ini.',
        'Selepas bulan kedua tinggal saya seorang.',
      ],
      quadrants: [
        [
          'Apa yang menggerakkannya',
          'Idea dan ketabahan mereka sendiri',
          'Orang yang turut serta',
          'Masa yang kena dengannya',
        ],
        [
          'Apa yang hampir menamatkannya',
          'Langkah yang ditangguh atau tersilap kira',
          'Rakan dan wang yang hanya separuh ada',
          'Lesen, sewa dan hal luar yang lain',
        ],
        [
          'Apa yang mereka suka buat',
          'Membuatnya dengan tangan sendiri',
          'Berbual dengan orang yang menggunakannya',
          'Pujian dan tuah sepanjang jalan',
        ],
        [
          'Apa yang turut menyertainya',
          'Kerja kecil yang boleh diserahkan',
          'Persetujuan yang mengambil masa',
          'Borang dan bayaran',
        ],
      ],
    },
  }),
  situation('money-at-stake', 'responsibility', {
    en: {
      name: 'Money at stake',
      topic: 'When you had to answer for money',
      text: 'Remember a time when money was entrusted to you or was your own and scarce: a till, a budget, a loan, the first rent, wages to be paid. What did you plan, what came differently, what did you give up, what did you tell those who relied on it, and what have you done since to sleep better?',
      samples: [
        'I paid the two helpers first and myself last.',
        'The customer promised to pay on Friday. Which Friday?',
        'I counted it three times and wrote it down.',
      ],
      quadrants: [
        [
          'What gives them footing',
          'Records and reserves of their own',
          'Terms that they agreed with others',
          'People or income that they could count on',
        ],
        [
          'What makes it tight',
          'Spending or pricing that they decided',
          'Payments they can chase, not force',
          'Costs and markets that move by themselves',
        ],
        [
          'What they are glad of',
          'Savings that they found',
          'Bargains struck together',
          'Something that came in unexpectedly',
        ],
        [
          'What they live with',
          'Comforts that they put off',
          'Compromises on things that are not essential',
          'Fees and rises that everybody has',
        ],
      ],
    },
    zh: {
      name: '与钱有关的责任',
      topic: '您要对一笔钱负责的时候',
      text: '请回想一次钱交在您手上、或自己的钱很紧的时候：收银、预算、贷款、第一笔租金、要发的工资。您怎样计划？什么与预想不同？您放弃了什么？您怎样告诉依靠这笔钱的人？从那以后，您做了什么好让自己睡得安稳？',
      samples: ['我先付两个帮手的工资，自己的排最后。', '客户说星期五付款。哪个星期五？', '我数了三遍，写了下来。'],
      quadrants: [
        ['让他们站稳的', '自己的账目和储备', '与别人谈定的条件', '靠得住的人或收入'],
        ['让钱变紧的', '自己决定的开销或定价', '可以催、却逼不出的款项', '自己会变的成本和行情'],
        ['让他们庆幸的', '自己找到的节省', '一起谈成的好价钱', '意外的进账'],
        ['他们所习惯的', '自己延后的享受', '在次要事情上的妥协', '人人都有的费用和涨价'],
      ],
    },
    ms: {
      name: 'Tanggungjawab wang',
      topic: 'Ketika anda perlu bertanggungjawab atas wang',
      text: 'Ingat kembali ketika wang diamanahkan kepada anda, atau wang sendiri sangat terhad: mesin wang, bajet, pinjaman, sewa pertama, gaji yang perlu dibayar. Apa yang anda rancang, apa yang berlaku secara lain, apa yang anda korbankan, apa yang anda beritahu mereka yang bergantung padanya, dan apa yang anda buat sejak itu supaya tidur lebih lena?',
      samples: [
        'Saya bayar dua orang pembantu dahulu, saya yang terakhir.',
        'Pelanggan janji bayar hari Jumaat. Jumaat yang mana?',
        'Saya kira tiga kali dan mencatatnya.',
      ],
      quadrants: [
        [
          'Apa yang memberi mereka pijakan',
          'Rekod dan simpanan mereka sendiri',
          'Syarat yang dipersetujui dengan orang lain',
          'Orang atau pendapatan yang boleh diharap',
        ],
        [
          'Apa yang menyempitkan',
          'Belanja atau harga yang mereka tentukan',
          'Bayaran yang boleh dituntut, bukan dipaksa',
          'Kos dan pasaran yang berubah sendiri',
        ],
        [
          'Apa yang mereka syukuri',
          'Penjimatan yang mereka temui',
          'Harga baik yang dirunding bersama',
          'Wang yang masuk tanpa dijangka',
        ],
        [
          'Apa yang mereka biasakan',
          'Keselesaan yang ditangguhkan',
          'Tolak ansur pada perkara yang tidak utama',
          'Yuran dan kenaikan yang semua orang tanggung',
        ],
      ],
    },
  }),
  situation('a-promise-hard-to-keep', 'responsibility', {
    en: {
      name: 'A promise that became hard',
      topic: 'A promise that turned out harder to keep than you thought',
      text: 'Think of something that you had promised to a customer, a partner, your team or your family, and that became far more difficult than it looked. When did you notice, what did you try, what did you say and to whom, did you keep it, change it or break it, and what does the other person say today?',
      samples: [
        'I drove to Ipoh and back in one night.',
        'We agreed on half now and half in March.',
        'I should have said no on the first day.',
      ],
      quadrants: [
        [
          'What they kept it with',
          'Effort of their own',
          'A new agreement with the other side',
          'People who helped to carry it',
        ],
        [
          'What put it in doubt',
          'A promise made without counting',
          'Things only partly in their power',
          'Illness, weather and other people’s choices',
        ],
        [
          'What came of it',
          'Something they learned about their limits',
          'A tie that grew stronger',
          'Thanks that they did not look for',
        ],
        [
          'What it took along the way',
          'Evenings that they gave',
          'Plans that had to be shifted with others',
          'Small losses that nobody meant',
        ],
      ],
    },
    zh: {
      name: '变得难守的承诺',
      topic: '比原先想的更难兑现的承诺',
      text: '请想一件您答应过顾客、伙伴、团队或家人，后来却比看上去难得多的事。您什么时候发觉的？试过什么？对谁说了什么？最后是守住、改了还是没有做到？今天对方怎样说起它？',
      samples: ['我一个晚上开车往返怡保。', '我们说好先付一半，三月再付一半。', '第一天我就该说不。'],
      quadrants: [
        ['靠什么守住的', '自己的力气', '与对方重新谈好的约定', '一起扛的人'],
        ['让它动摇的', '没算清就答应', '只有一部分能作主的事', '生病、天气和别人的决定'],
        ['由此而来的', '对自己限度的了解', '变得更牢的关系', '没有想到的感谢'],
        ['一路上付出的', '自己搭进去的夜晚', '要与别人一起调整的计划', '谁都不想的小损失'],
      ],
    },
    ms: {
      name: 'Janji yang menjadi berat',
      topic: 'Janji yang lebih sukar ditunaikan daripada yang disangka',
      text: 'Fikirkan sesuatu yang pernah anda janjikan kepada pelanggan, rakan niaga, pasukan atau keluarga, tetapi menjadi jauh lebih sukar daripada yang kelihatan. Bila anda sedar, apa yang anda cuba, apa yang anda katakan dan kepada siapa, adakah anda menunaikan, mengubah atau memungkirinya, dan apa kata orang itu hari ini?',
      samples: [
        'Saya memandu pergi balik ke Ipoh dalam satu malam.',
        'Kami setuju separuh sekarang, separuh pada bulan Mac.',
        'Sepatutnya saya kata tidak pada hari pertama.',
      ],
      quadrants: [
        [
          'Apa yang membantu menunaikannya',
          'Usaha mereka sendiri',
          'Persetujuan baharu dengan pihak sana',
          'Orang yang membantu memikulnya',
        ],
        [
          'Apa yang menggugatnya',
          'Janji tanpa dikira dahulu',
          'Perkara yang hanya sebahagian dalam kuasa mereka',
          'Sakit, cuaca dan pilihan orang lain',
        ],
        [
          'Apa yang terhasil daripadanya',
          'Mengenali had diri sendiri',
          'Hubungan yang bertambah erat',
          'Terima kasih yang tidak dicari',
        ],
        [
          'Apa yang dikorbankan sepanjang jalan',
          'Malam-malam yang mereka berikan',
          'Rancangan yang perlu dianjak bersama',
          'Kerugian kecil yang tidak disengajakan',
        ],
      ],
    },
  }),
]
