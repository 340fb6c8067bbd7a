import { situation } from './situation.ts'

export const customerSituations = [
  situation('somebody-unhappy', 'customers', {
    en: {
      name: 'Somebody unhappy',
      topic: 'A customer, guest or client who was not satisfied',
      text: 'Remember somebody whom you served and who was unhappy with what they got, whether you were at fault or not: in a shop, on the phone, in a clinic, in class. What did they say, what did you see behind it, what could you offer, who helped or did not, and how did you part?',
      samples: [
        'He only wanted somebody to listen.',
        'I was not allowed to refund more than fifty ringgit.',
        'She came back the week after with her mother.',
      ],
      quadrants: [
        [
          'What turns it round',
          'What they could offer and decide',
          'What they arranged with the team',
          'Goodwill on the other side',
        ],
        [
          'What makes it hard',
          'Their own first reaction',
          'Means that reach only half way',
          'Faults made elsewhere, or simple anger',
        ],
        [
          'What warms the day',
          'Small extras of their own',
          'Teamwork at the counter',
          'A thank-you that nobody expected',
        ],
        [
          'What they shake off',
          'Words they need not have answered',
          'Repeats they can shorten a little',
          'Moods that walk in and out',
        ],
      ],
    },
    zh: {
      name: '不满意的人',
      topic: '一位不满意的顾客、客人或客户',
      text: '请回想一位您服务过、却对结果不满意的人，不论错在不在您：在店里、电话里、诊所或课堂上。对方说了什么？您看到背后的是什么？您能给些什么？谁帮了忙，谁没有？最后你们怎样道别？',
      samples: ['他只是想有人听他说完。', '超过五十令吉的退款，我无权决定。', '过了一个星期，她带着妈妈又来了。'],
      quadrants: [
        ['让局面好转的', '自己能给、能定的', '与同事一起安排的', '对方的善意'],
        ['让事情棘手的', '自己的第一反应', '只够解决一半的权限', '别处出的错，或单纯的怒气'],
        ['让一天变暖的', '自己多给的一点心意', '柜台前的配合', '意料之外的一声谢谢'],
        ['他们甩开的', '本可以不回应的话', '能缩短一些的重复', '来了又走的情绪'],
      ],
    },
    ms: {
      name: 'Orang yang tidak puas hati',
      topic: 'Pelanggan atau tetamu yang tidak berpuas hati',
      text: 'Ingat kembali seseorang yang anda layan dan tidak berpuas hati dengan apa yang diterimanya, sama ada anda bersalah atau tidak: di kedai, di telefon, di klinik atau di kelas. Apa katanya, apa yang anda nampak di sebaliknya, apa yang boleh anda tawarkan, siapa yang membantu atau tidak, dan bagaimana anda berpisah?',
      samples: [
        'Dia cuma mahu seseorang mendengarnya.',
        'Saya tidak dibenarkan memulangkan lebih daripada lima puluh ringgit.',
        'Minggu berikutnya dia datang semula dengan ibunya.',
      ],
      quadrants: [
        [
          'Apa yang memulihkan keadaan',
          'Apa yang boleh mereka tawar dan putuskan',
          'Apa yang mereka atur dengan pasukan',
          'Niat baik pihak sana',
        ],
        [
          'Apa yang menyukarkan',
          'Reaksi pertama mereka sendiri',
          'Kuasa yang hanya sampai separuh jalan',
          'Silap di tempat lain, atau kemarahan semata-mata',
        ],
        [
          'Apa yang menceriakan hari',
          'Layanan lebih daripada diri sendiri',
          'Kerjasama di kaunter',
          'Ucapan terima kasih yang tidak disangka',
        ],
        [
          'Apa yang mereka tepis',
          'Kata-kata yang tidak perlu dibalas',
          'Pengulangan yang boleh diringkaskan',
          'Angin orang yang datang dan pergi',
        ],
      ],
    },
  }),
  situation('somebody-who-comes-back', 'customers', {
    en: {
      name: 'Somebody who comes back',
      topic: 'How a stranger came to trust you',
      text: 'Think of a customer, client, patient, pupil or neighbour who did not know you at first and later asked for you by name. How did you meet, what did you notice about them, what did you do that they did not have to be offered, when did you feel that it had turned, and what could have spoiled it?',
      samples: [
        'I remembered that she takes it without sugar.',
        'He sent his whole office.',
        'I told them that the cheaper one was enough.',
      ],
      quadrants: [
        [
          'What trust grows from',
          'Attention and honesty of their own',
          'Give and take over time',
          'A good name that they inherited',
        ],
        [
          'What puts it at risk',
          'Promises made too quickly',
          'Quality they can only partly see to',
          'Prices and stock decided elsewhere',
        ],
        [
          'What they like about it',
          'Knowing names, tastes and stories',
          'Chats that go both ways',
          'Being recommended behind their back',
        ],
        [
          'What it asks of them',
          'Time they give beyond the job',
          'Favours that are hard to measure',
          'Being called at any hour',
        ],
      ],
    },
    zh: {
      name: '再次上门的人',
      topic: '一个陌生人是怎样开始信任您的',
      text: '请想一位起初不认识您、后来却指名找您的顾客、客户、病人、学生或邻居。你们怎样认识的？您注意到对方什么？您做了哪些本不必做的事？什么时候觉得不一样了？又有什么可能把它弄坏？',
      samples: ['我记得她喝咖啡不加糖。', '他把整个办公室的人都介绍来了。', '我告诉他们，便宜的那款就够用了。'],
      quadrants: [
        ['信任的来处', '自己的用心和坦诚', '日积月累的有来有往', '前人留下的好名声'],
        ['可能弄坏它的', '答应得太快', '只能顾到一部分的质量', '别处决定的价格和库存'],
        ['他们喜欢的', '记得名字、口味和故事', '有来有往的闲聊', '背后被人推荐'],
        ['它所要求的', '额外付出的时间', '难以衡量的人情', '随时都会响的电话'],
      ],
    },
    ms: {
      name: 'Orang yang datang semula',
      topic: 'Bagaimana orang yang tidak dikenali mula mempercayai anda',
      text: 'Fikirkan pelanggan, pesakit, murid atau jiran yang mula-mula tidak mengenali anda tetapi kemudian mencari anda dengan menyebut nama. Bagaimana anda bertemu, apa yang anda perhatikan tentangnya, apa yang anda buat walaupun tidak wajib, bila anda rasa hubungan itu berubah, dan apa yang boleh merosakkannya?',
      samples: [
        'Saya ingat dia minum tanpa gula.',
        'Seluruh pejabatnya datang kerana dia.',
        'Saya beritahu mereka yang murah itu sudah memadai.',
      ],
      quadrants: [
        [
          'Punca kepercayaan',
          'Perhatian dan kejujuran mereka sendiri',
          'Beri dan terima dari masa ke masa',
          'Nama baik yang diwarisi',
        ],
        [
          'Apa yang boleh merosakkannya',
          'Janji yang terlalu cepat dibuat',
          'Mutu yang hanya sebahagian dapat dijaga',
          'Harga dan stok yang ditentukan di tempat lain',
        ],
        [
          'Apa yang mereka suka tentangnya',
          'Mengenali nama, selera dan cerita',
          'Bual mesra dari kedua-dua pihak',
          'Disyorkan tanpa pengetahuan mereka',
        ],
        [
          'Apa yang dituntutnya',
          'Masa yang diberi di luar tugas',
          'Budi yang sukar disukat',
          'Panggilan pada bila-bila masa',
        ],
      ],
    },
  }),
  situation('saying-no', 'customers', {
    en: {
      name: 'Saying no',
      topic: 'When you could not give somebody what they asked for',
      text: 'Remember having to refuse a customer, a client, a relative or a good friend something that they wanted from you: a discount, a date, a job, a loan. How did they ask, what spoke for it and what against, how did you say it, what did you offer instead, and how did it go on between you?',
      samples: [
        'I said that I would rather lose the order than be late.',
        'My boss said yes behind my back.',
        'He thanked me a year later.',
      ],
      quadrants: [
        [
          'What lets them say it',
          'Reasons of their own that they can name',
          'Limits that the team has agreed on',
          'A rule that says it for them',
        ],
        [
          'What makes it cost so much',
          'Guilt, or a yes they gave too soon',
          'A tie that they cannot risk and cannot ignore',
          'Pressure from above or from need',
        ],
        [
          'What keeps the door open',
          'Another offer that they came up with',
          'A solution the other side helped to find',
          'Understanding they had not hoped for',
        ],
        [
          'What they do not take home',
          'Haggling they could end sooner',
          'Asking that comes back now and then',
          'Disappointment that is not about them',
        ],
      ],
    },
    zh: {
      name: '说不',
      topic: '别人的要求，您给不了',
      text: '请回想您必须拒绝顾客、客户、亲戚或好朋友的一次：折扣、日期、工作或借钱。对方怎样开口？赞成与反对的理由各是什么？您怎样说出口？另外提出了什么？之后你们之间怎样了？',
      samples: ['我说，我宁可丢掉订单，也不要迟交。', '老板背着我答应了。', '一年以后，他向我道谢。'],
      quadrants: [
        ['让他们说得出口的', '自己说得清的理由', '团队共同定下的界限', '替他们开口的规定'],
        ['代价所在', '内疚，或答应得太早', '既不敢冒险又放不下的关系', '来自上面或处境的压力'],
        ['留着门的', '自己想出的另一个方案', '对方一起找到的办法', '没有料到的体谅'],
        ['不带回家的', '可以早点结束的讨价还价', '时不时又来的请求', '与自己无关的失望'],
      ],
    },
    ms: {
      name: 'Berkata tidak',
      topic: 'Apabila anda tidak dapat memberi apa yang diminta',
      text: 'Ingat kembali ketika anda terpaksa menolak permintaan pelanggan, saudara atau kawan baik: diskaun, tarikh, pekerjaan atau pinjaman. Bagaimana mereka meminta, apa yang menyokong dan apa yang menentang, bagaimana anda menyatakannya, apa yang anda tawarkan sebagai ganti, dan bagaimana hubungan anda selepas itu?',
      samples: [
        'Saya kata saya lebih rela hilang tempahan daripada lewat.',
        'Bos saya bersetuju di belakang saya.',
        'Setahun kemudian dia berterima kasih.',
      ],
      quadrants: [
        [
          'Apa yang membolehkan mereka menyebutnya',
          'Sebab sendiri yang dapat dijelaskan',
          'Had yang dipersetujui pasukan',
          'Peraturan yang berkata bagi pihak mereka',
        ],
        [
          'Apa yang menjadikannya mahal',
          'Rasa bersalah, atau janji yang terlalu awal',
          'Hubungan yang sayang dirisikokan dan tidak boleh diabaikan',
          'Desakan dari atas atau kerana kesempitan',
        ],
        [
          'Apa yang membiarkan pintu terbuka',
          'Tawaran lain yang mereka fikirkan',
          'Jalan yang turut dicari oleh pihak sana',
          'Persefahaman yang tidak dijangka',
        ],
        [
          'Apa yang tidak dibawa pulang',
          'Tawar-menawar yang boleh ditamatkan awal',
          'Permintaan yang sesekali berulang',
          'Kekecewaan yang bukan tentang mereka',
        ],
      ],
    },
  }),
]
