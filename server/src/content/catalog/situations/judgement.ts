import { situation } from './situation.ts'

export const judgementSituations = [
  situation('deciding-with-too-little', 'judgement', {
    en: {
      name: 'Deciding with too little',
      topic: 'A decision you had to make before you knew enough',
      text: 'Think of a decision that could not wait although things were still unclear: to buy or not, to hire or not, to go or to stay, to call a doctor. What did you know and what did you only guess, whom did you ask, what tipped the balance, and what do you think of it today?',
      samples: ['I gave myself until noon.', 'Two people told me the opposite.', 'I would decide the same way again.'],
      quadrants: [
        [
          'What they went by',
          'Reasons that they weighed themselves',
          'Counsel that they asked for',
          'Signs that happened to be clear',
        ],
        [
          'What made it heavy',
          'Facts that they could have looked up',
          'Facts they could only partly get at',
          'What nobody could know that day',
        ],
        [
          'What was a help',
          'Their own way of sorting thoughts',
          'A second pair of eyes',
          'Time or room that somebody gave',
        ],
        [
          'What got in between',
          'Doubts that they kept turning over',
          'Opinions they asked for and did not need',
          'Opinions that came unasked',
        ],
      ],
    },
    zh: {
      name: '在不够清楚时决定',
      topic: '还没弄清楚就必须作的决定',
      text: '请想一个情况未明却不能再等的决定：买还是不买，请还是不请，走还是留，要不要叫医生。您知道什么，又有什么只是猜的？问了谁？最后是什么让您定下来？今天您怎样看它？',
      samples: ['我给自己的期限是中午。', '两个人告诉我的正好相反。', '再来一次，我还是会这样决定。'],
      quadrants: [
        ['他们所依据的', '自己衡量过的理由', '主动征求的意见', '刚好明朗的迹象'],
        ['让决定变重的', '本来可以查到的事实', '只能了解一部分的事实', '那天谁也无法知道的事'],
        ['有帮助的', '自己整理思绪的办法', '另一双眼睛', '别人给的时间和余地'],
        ['夹在中间的', '自己翻来覆去的疑虑', '问了却用不上的意见', '没人问就来的意见'],
      ],
    },
    ms: {
      name: 'Membuat keputusan dengan maklumat yang sedikit',
      topic: 'Keputusan yang perlu dibuat sebelum anda cukup tahu',
      text: 'Fikirkan satu keputusan yang tidak boleh ditangguh walaupun keadaan belum jelas: membeli atau tidak, mengambil pekerja atau tidak, pergi atau tinggal, memanggil doktor atau menunggu. Apa yang anda tahu dan apa yang sekadar agakan, siapa yang anda tanya, apa yang menjadi penentu, dan apa pandangan anda tentangnya hari ini?',
      samples: [
        'Saya beri diri saya masa sampai tengah hari.',
        'Dua orang memberi nasihat yang bertentangan.',
        'Kalau diulang, keputusan saya tetap sama.',
      ],
      quadrants: [
        [
          'Apa yang menjadi panduan',
          'Sebab yang mereka timbang sendiri',
          'Nasihat yang mereka minta',
          'Tanda yang kebetulan jelas',
        ],
        [
          'Apa yang memberatkan',
          'Fakta yang sebenarnya boleh dicari',
          'Fakta yang hanya sebahagian dapat diketahui',
          'Perkara yang tidak mungkin diketahui hari itu',
        ],
        [
          'Apa yang membantu',
          'Cara sendiri menyusun fikiran',
          'Pandangan orang kedua',
          'Masa atau ruang yang diberikan orang',
        ],
        [
          'Apa yang mengganggu di tengah jalan',
          'Keraguan yang mereka ulang-ulang',
          'Pendapat yang diminta tetapi tidak diperlukan',
          'Pendapat yang datang tanpa diminta',
        ],
      ],
    },
  }),
  situation('between-rule-and-case', 'judgement', {
    en: {
      name: 'Between the rule and the case',
      topic: 'When a rule did not fit what was in front of you',
      text: 'Remember a moment in which the rule said one thing and the case in front of you seemed to ask for another: a return without a receipt, a colleague who is late for a reason, a form that does not know your problem. What did you see on each side, what did you do, who learned of it, and how was it judged?',
      samples: [
        'The rule was there because of last year.',
        'I asked for permission and got it too late.',
        'I wrote down why I made an exception.',
      ],
      quadrants: [
        [
          'What they stand by',
          'A line that they drew themselves',
          'A way out that they found with others',
          'A rule or a person that backed them',
        ],
        [
          'What pulled at them',
          'A choice they are still not sure of',
          'A rule they could stretch, not change',
          'A rule that left them no choice',
        ],
        [
          'What made it easier',
          'Words that they found to explain it',
          'Understanding on both sides',
          'Somebody who took it upon themselves',
        ],
        [
          'What they shrug at',
          'Paperwork they could do later',
          'Steps they can shorten a little',
          'Procedures that are as they are',
        ],
      ],
    },
    zh: {
      name: '规定与情理之间',
      topic: '规定与眼前的情况对不上',
      text: '请回想一个时刻：规定这么说，眼前的情况却似乎需要另一种做法。例如没有收据的退货、事出有因的迟到，或者一张装不下您问题的表格。您在两边各看到什么？您怎样做？谁知道了？事后怎样评价？',
      samples: ['那条规定是因为去年的事才有的。', '我请示了，可是批准来得太迟。', '我写下了破例的理由。'],
      quadrants: [
        ['他们站得住的', '自己划下的界线', '与别人一起找到的出路', '支持他们的规定或人'],
        ['两头拉扯的', '至今还拿不准的选择', '可以变通、却改不了的规定', '没有选择余地的规定'],
        ['让事情好办的', '自己找到的说法', '彼此的谅解', '有人愿意担起来'],
        ['一笑置之的', '可以晚点补的手续', '能省一点的步骤', '向来如此的流程'],
      ],
    },
    ms: {
      name: 'Antara peraturan dan keadaan',
      topic: 'Apabila peraturan tidak kena dengan keadaan di depan mata',
      text: 'Ingat kembali saat peraturan berkata begini, tetapi keadaan di depan mata seperti memerlukan cara lain: pemulangan barang tanpa resit, rakan yang lewat kerana ada sebab, borang yang tidak memuatkan masalah anda. Apa yang anda lihat di kedua-dua belah, apa yang anda buat, siapa yang tahu, dan bagaimana ia dinilai?',
      samples: [
        'Peraturan itu wujud kerana kejadian tahun lepas.',
        'Saya minta kebenaran, tetapi jawapannya terlalu lewat.',
        'Saya catat sebab saya memberi pengecualian.',
      ],
      quadrants: [
        [
          'Apa yang mereka pertahankan',
          'Batas yang mereka tetapkan sendiri',
          'Jalan keluar yang dicari bersama',
          'Peraturan atau orang yang menyokong mereka',
        ],
        [
          'Apa yang menarik mereka ke dua arah',
          'Pilihan yang masih mereka ragui',
          'Peraturan yang boleh dilonggarkan, bukan diubah',
          'Peraturan yang tidak memberi pilihan',
        ],
        [
          'Apa yang memudahkan',
          'Penjelasan yang mereka temui',
          'Persefahaman kedua-dua pihak',
          'Orang yang sanggup memikulnya',
        ],
        [
          'Apa yang tidak mereka kisahkan',
          'Kertas kerja yang boleh dibuat kemudian',
          'Langkah yang boleh dipendekkan sedikit',
          'Prosedur yang memang begitu',
        ],
      ],
    },
  }),
  situation('changing-your-mind', 'judgement', {
    en: {
      name: 'Changing your mind',
      topic: 'Something you were sure of and then saw differently',
      text: 'Think of an opinion about a person, a method, a product or a plan that you held firmly and later gave up. What had you believed and why, what did you hear or see that did not fit, how long did you hold out, whom did you tell, and what changed because of it?',
      samples: [
        'I had been telling customers the opposite for a year.',
        'The numbers did not move, so I did.',
        'My son showed me.',
      ],
      quadrants: [
        [
          'What opened their eyes',
          'Evidence that they went looking for',
          'Arguments that they let themselves have',
          'Events that spoke for themselves',
        ],
        [
          'What was hard to give up',
          'Pride or effort of their own in it',
          'A position they had taken with others',
          'Time and money that were already gone',
        ],
        [
          'What they gained on the way',
          'Curiosity about what else may be wrong',
          'A better talk with those who had doubted',
          'A surprise that they liked',
        ],
        [
          'What they carry along',
          'Old habits that they notice in themselves',
          'Explaining it to people who remember',
          'Being reminded of it by others',
        ],
      ],
    },
    zh: {
      name: '改变看法',
      topic: '曾经深信、后来却有了不同看法的事',
      text: '请想一个您曾坚持、后来放下的看法，对一个人、一种方法、一件产品或一个计划都可以。您原来相信什么，为什么？听到或看到了什么对不上的？坚持了多久？告诉了谁？因此有了什么改变？',
      samples: ['整整一年，我跟顾客说的都是相反的话。', '数字没有动，我只好自己动。', '是我儿子让我看到的。'],
      quadrants: [
        ['让他们看见的', '自己去寻找的证据', '愿意听进去的道理', '摆在眼前的事实'],
        ['难以放下的', '自己投入的面子和心血', '在别人面前表过的态', '已经花掉的时间和金钱'],
        ['一路上的收获', '想看看还有什么看错了', '与当初质疑者更好的交谈', '令人高兴的意外'],
        ['还带着走的', '在自己身上看到的老习惯', '向记得的人解释', '被别人旧事重提'],
      ],
    },
    ms: {
      name: 'Mengubah fikiran',
      topic: 'Sesuatu yang anda yakini, kemudian anda lihat secara berbeza',
      text: 'Fikirkan satu pendapat tentang seseorang, cara kerja, barangan atau rancangan yang pernah anda pegang teguh tetapi kemudian anda lepaskan. Apa yang anda percaya dan mengapa, apa yang anda dengar atau lihat yang tidak kena, berapa lama anda bertahan, siapa yang anda beritahu, dan apa yang berubah kerananya?',
      samples: [
        'Setahun saya memberitahu pelanggan yang sebaliknya.',
        'Angkanya tidak berganjak, jadi saya yang berganjak.',
        'Anak saya yang menunjukkannya.',
      ],
      quadrants: [
        [
          'Apa yang membuka mata',
          'Bukti yang mereka cari sendiri',
          'Hujah yang mereka mahu dengar',
          'Kejadian yang jelas dengan sendirinya',
        ],
        [
          'Apa yang berat dilepaskan',
          'Maruah atau usaha sendiri di dalamnya',
          'Pendirian yang sudah dinyatakan kepada orang',
          'Masa dan wang yang sudah habis',
        ],
        [
          'Apa yang diperoleh di tengah jalan',
          'Rasa ingin tahu apa lagi yang tersilap',
          'Perbualan yang lebih baik dengan mereka yang ragu',
          'Kejutan yang disukai',
        ],
        [
          'Apa yang masih dibawa',
          'Tabiat lama yang mereka sedari',
          'Menerangkannya kepada yang masih ingat',
          'Diingatkan semula oleh orang lain',
        ],
      ],
    },
  }),
]
