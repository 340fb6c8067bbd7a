import { situation } from './situation.ts'

export const growthSituations = [
  situation('learning-something-new', 'growth', {
    en: {
      name: 'Learning something new',
      topic: 'Starting something that you had never done before',
      text: 'Think of something that you had to learn from the beginning: a job, a tool, a language, a role. How did it start, what was hard, what went wrong, who showed you, when did you notice that you could do it? Write what comes to your mind, one thing at a time.',
      samples: [
        'I broke it twice before it worked.',
        'A video explained it better than the manual.',
        'I was afraid to ask on the first day.',
      ],
      quadrants: [
        [
          'What pulls them forward',
          'Ways of learning that they chose',
          'Learning side by side with somebody',
          'Teachers and chances that they were given',
        ],
        [
          'What holds them back',
          'Hesitation of their own',
          'Hurdles they can lower a little',
          'Hurdles that were put there',
        ],
        [
          'What comes easily',
          'Tricks that they worked out',
          'Steps that went well together',
          'Things that fell into place',
        ],
        [
          'What they would skip',
          'Practice they could plan differently',
          'Lessons they can partly shape',
          'Rules and papers that come with it',
        ],
      ],
    },
    zh: {
      name: '学习新事物',
      topic: '开始做一件从未做过的事',
      text: '请回想一件您必须从头学起的事：一份工作、一种工具、一门语言或一个角色。它是怎样开始的？难在哪里？出了什么错？谁教了您？您什么时候发现自己会了？想到什么就写什么，一次写一件事。',
      samples: ['我弄坏了两次才成功。', '一段视频比说明书讲得更清楚。', '第一天我不敢问。'],
      quadrants: [
        ['推动他们向前的', '自己选择的学习方法', '与人并肩学习', '遇到的老师和机会'],
        ['阻碍他们的', '自己的犹豫', '可以降低一些的门槛', '别人设下的门槛'],
        ['轻松学会的', '自己琢磨出的窍门', '一起顺利走过的步骤', '自然而然就会的'],
        ['他们宁愿跳过的', '可以另作安排的练习', '能调整一部分的课程', '附带的规定和手续'],
      ],
    },
    ms: {
      name: 'Mempelajari sesuatu yang baharu',
      topic: 'Memulakan sesuatu yang belum pernah anda lakukan',
      text: 'Fikirkan sesuatu yang perlu anda pelajari dari awal: pekerjaan, alat, bahasa atau peranan. Bagaimana ia bermula, apa yang sukar, apa yang tidak kena, siapa yang menunjukkan caranya, bilakah anda sedar bahawa anda sudah boleh? Tulis apa yang terlintas, satu perkara pada satu masa.',
      samples: [
        'Saya merosakkannya dua kali sebelum berjaya.',
        'Sebuah video menerangkannya lebih baik daripada manual.',
        'Saya takut bertanya pada hari pertama.',
      ],
      quadrants: [
        [
          'Apa yang menarik mereka maju',
          'Cara belajar pilihan sendiri',
          'Belajar seiring dengan seseorang',
          'Guru dan peluang yang diberikan',
        ],
        [
          'Apa yang menghalang mereka',
          'Keraguan diri sendiri',
          'Halangan yang boleh dikurangkan sedikit',
          'Halangan yang diletakkan oleh orang lain',
        ],
        [
          'Apa yang datang dengan mudah',
          'Petua yang mereka temui sendiri',
          'Langkah yang lancar bersama',
          'Perkara yang menjadi dengan sendirinya',
        ],
        [
          'Apa yang ingin mereka langkau',
          'Latihan yang boleh diatur semula',
          'Pelajaran yang boleh diubah sebahagiannya',
          'Peraturan dan borang yang mengiringinya',
        ],
      ],
    },
  }),
  situation('a-mistake-of-your-own', 'growth', {
    en: {
      name: 'A mistake of your own',
      topic: 'Something that went wrong because of you',
      text: 'Pick a mistake that you remember well, large or small: at work, in a shop, at school, with money, on the road. How did you notice, whom did you tell and when, what did you do about it, how did others take it, and what do you do differently since?',
      samples: [
        'I sent the parcel to the old address.',
        'I told her before she found out.',
        'Since then I read every number aloud.',
      ],
      quadrants: [
        [
          'What it has taught them',
          'Habits that they changed',
          'Checks that they agreed with others',
          'Patience that others had with them',
        ],
        [
          'What still stings',
          'What they would do over again',
          'Damage that could only be mended in part',
          'Consequences that were out of their hands',
        ],
        [
          'What they can smile about',
          'Stories they tell against themselves',
          'Laughs that they share',
          'Luck in bad luck',
        ],
        [
          'What came along with it',
          'Explaining that they could have kept short',
          'Fuss that they could calm a little',
          'Fuss that others made',
        ],
      ],
    },
    zh: {
      name: '自己的一个错误',
      topic: '因为您而出错的一件事',
      text: '请选一个您记得清楚的错误，大小都可以：工作上、店里、学校、钱的事，或在路上。您怎样发觉的？什么时候告诉了谁？做了什么补救？别人怎样看待？从那以后，您的做法有什么不同？',
      samples: ['我把包裹寄到了旧地址。', '在她发现之前，我先告诉了她。', '从那以后，每个数字我都读出声来。'],
      quadrants: [
        ['从中学到的', '自己改掉的习惯', '与大家约好的核对方法', '别人对自己的耐心'],
        ['至今还刺痛的', '如果重来会换做法的事', '只能弥补一部分的损失', '由不得自己的后果'],
        ['可以一笑的', '自己拿来自嘲的故事', '大家一起的笑声', '不幸中的幸运'],
        ['随之而来的', '本可以少说几句的解释', '能平息一些的风波', '别人引起的风波'],
      ],
    },
    ms: {
      name: 'Kesilapan sendiri',
      topic: 'Sesuatu yang tidak kena kerana anda',
      text: 'Pilih satu kesilapan yang anda ingat dengan jelas, besar atau kecil: di tempat kerja, di kedai, di sekolah, hal wang, atau di jalan raya. Bagaimana anda menyedarinya, siapa yang anda beritahu dan bila, apa yang anda buat, bagaimana orang lain menerimanya, dan apa yang anda buat secara berbeza sejak itu?',
      samples: [
        'Saya menghantar bungkusan ke alamat lama.',
        'Saya memberitahu dia sebelum dia tahu sendiri.',
        'Sejak itu saya membaca setiap nombor dengan kuat.',
      ],
      quadrants: [
        [
          'Apa yang diajarkannya',
          'Tabiat yang mereka ubah',
          'Semakan yang dipersetujui bersama',
          'Kesabaran orang lain terhadap mereka',
        ],
        [
          'Apa yang masih terasa pedih',
          'Apa yang mahu mereka ulang semula',
          'Kerosakan yang hanya sebahagian dapat dibaiki',
          'Akibat yang di luar kawalan mereka',
        ],
        [
          'Apa yang boleh diketawakan',
          'Cerita lucu tentang diri sendiri',
          'Gelak tawa bersama',
          'Nasib baik dalam kemalangan',
        ],
        [
          'Apa yang datang bersamanya',
          'Penjelasan yang boleh diringkaskan',
          'Kekecohan yang dapat diredakan sedikit',
          'Kekecohan yang dibuat orang lain',
        ],
      ],
    },
  }),
  situation('being-told-what-to-do-better', 'growth', {
    en: {
      name: 'Being told what to do better',
      topic: 'When somebody told you what you should do better',
      text: 'Remember a time when a boss, a customer, a teacher or a friend told you plainly what they thought of your work. What exactly did they say and how, what did you feel on the spot and a week later, what did you answer, what did you keep of it and what not?',
      samples: [
        'She said it in front of everybody.',
        'I asked for an example and got three.',
        'He was right about the tone.',
      ],
      quadrants: [
        [
          'What they took from it',
          'Changes that they made on their own',
          'Changes worked out with the other person',
          'Honest words that they were given',
        ],
        [
          'What went under the skin',
          'An answer they wish they had given',
          'A picture of them they can mend only slowly',
          'A tone or a verdict they could not stop',
        ],
        [
          'What did them good',
          'Asking back in their own way',
          'A talk that both remember kindly',
          'Praise that came along with it',
        ],
        [
          'What they left there',
          'Advice they decided not to follow',
          'Points on which both kept their view',
          'Remarks from people who did not know',
        ],
      ],
    },
    zh: {
      name: '被指出可以做得更好',
      topic: '有人告诉您哪里应该做得更好',
      text: '请回想一次上司、顾客、老师或朋友直接说出对您工作的看法。他们到底说了什么、怎么说的？您当下和一星期后各是什么感受？您怎样回答？哪些您听进去了，哪些没有？',
      samples: ['她当着所有人的面说。', '我请他举个例子，他举了三个。', '关于语气，他说得对。'],
      quadrants: [
        ['他们带走的', '自己主动作出的改变', '与对方一起商量的改变', '别人给的真心话'],
        ['扎在心里的', '后来才想到的回答', '只能慢慢扭转的印象', '自己拦不住的语气和判断'],
        ['让他们舒服的', '用自己的方式追问', '双方都记得的一次好谈话', '一同得到的称赞'],
        ['留在原地的', '决定不采纳的建议', '各自保留的看法', '不了解情况的人说的话'],
      ],
    },
    ms: {
      name: 'Ditegur supaya lebih baik',
      topic: 'Apabila seseorang memberitahu apa yang patut anda perbaiki',
      text: 'Ingat kembali ketika ketua, pelanggan, guru atau kawan menyatakan terus terang pandangan mereka tentang kerja anda. Apa sebenarnya yang dikatakan dan bagaimana, apa perasaan anda ketika itu dan seminggu kemudian, apa jawapan anda, apa yang anda ambil dan apa yang tidak?',
      samples: [
        'Dia berkata begitu di hadapan semua orang.',
        'Saya minta satu contoh dan mendapat tiga.',
        'Tentang nada suara, dia betul.',
      ],
      quadrants: [
        [
          'Apa yang mereka ambil',
          'Perubahan yang mereka buat sendiri',
          'Perubahan yang dirunding dengan orang itu',
          'Kata-kata jujur yang mereka terima',
        ],
        [
          'Apa yang menusuk hati',
          'Jawapan yang sepatutnya diberikan',
          'Tanggapan yang hanya boleh diubah perlahan-lahan',
          'Nada atau keputusan yang tidak dapat dihalang',
        ],
        [
          'Apa yang menyenangkan',
          'Bertanya balik dengan cara sendiri',
          'Perbualan yang diingati oleh kedua-duanya',
          'Pujian yang datang sekali',
        ],
        [
          'Apa yang mereka tinggalkan',
          'Nasihat yang tidak mereka ikuti',
          'Perkara yang masing-masing kekal dengan pandangan',
          'Teguran orang yang tidak tahu hal sebenar',
        ],
      ],
    },
  }),
]
