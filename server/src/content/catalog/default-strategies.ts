import type { Texts } from '@catchpitch/contract/languages'

type DefaultStrategy = {
  code: string
  name: Texts
  description: Texts
  steps: readonly { name: Texts; description: Texts }[]
}

/** Ways of hiring that companies pick from. Applicants read them as "how we hire", so they speak to applicants. */
export const defaultStrategies: readonly DefaultStrategy[] = [
  {
    code: 'within-a-week',
    name: { en: 'Within a week', zh: '一周之内', ms: 'Dalam seminggu' },
    description: {
      en: 'For shops, kitchens and counters that need somebody soon: few steps, quick answers, one look at the real place.',
      zh: '适合急需人手的店铺、厨房和柜台：步骤少、答复快，到现场看一看。',
      ms: 'Untuk kedai, dapur dan kaunter yang memerlukan orang dengan segera: langkah sedikit, jawapan cepat, sekali melihat tempat sebenar.',
    },
    steps: [
      {
        name: { en: 'Your statements', zh: '您的想法', ms: 'Pernyataan anda' },
        description: {
          en: 'You take the survey when it suits you, within three days if you can.',
          zh: '您在方便的时候完成问卷，最好在三天之内。',
          ms: 'Anda menjawab tinjauan pada masa yang sesuai, dalam tiga hari jika boleh.',
        },
      },
      {
        name: { en: 'A call', zh: '一通电话', ms: 'Panggilan telefon' },
        description: {
          en: 'We ring you for fifteen minutes about hours, pay and the way to work.',
          zh: '我们会打电话给您，用十五分钟谈谈工时、薪酬和交通。',
          ms: 'Kami menelefon selama lima belas minit tentang waktu kerja, gaji dan perjalanan.',
        },
      },
      {
        name: { en: 'An hour at the place', zh: '到现场一小时', ms: 'Sejam di tempat kerja' },
        description: {
          en: 'You see the work while it is going on and meet those you would work with.',
          zh: '您看看实际的工作情形，认识将来的同事。',
          ms: 'Anda melihat kerja yang sedang berjalan dan bertemu bakal rakan sekerja.',
        },
      },
      {
        name: { en: 'Our answer', zh: '我们的答复', ms: 'Jawapan kami' },
        description: {
          en: 'You hear from us within two working days, whatever the answer is.',
          zh: '无论结果如何，两个工作日内您会收到答复。',
          ms: 'Anda akan mendengar daripada kami dalam dua hari bekerja, apa pun jawapannya.',
        },
      },
    ],
  },
  {
    code: 'read-then-talk',
    name: { en: 'Read first, then talk', zh: '先读后谈', ms: 'Baca dahulu, kemudian berbual' },
    description: {
      en: 'The usual way for offices and skilled work: names stay hidden while statements are read, and the talk starts from what you wrote.',
      zh: '办公室和专业岗位的常用方式：阅读时不显示姓名，面谈从您写的内容开始。',
      ms: 'Cara biasa untuk kerja pejabat dan kerja mahir: nama disembunyikan semasa pernyataan dibaca, dan perbualan bermula daripada tulisan anda.',
    },
    steps: [
      {
        name: { en: 'Survey', zh: '问卷', ms: 'Tinjauan' },
        description: {
          en: 'You write about a few situations in your own words.',
          zh: '您用自己的话写几个情境。',
          ms: 'Anda menulis tentang beberapa situasi dalam kata-kata sendiri.',
        },
      },
      {
        name: { en: 'Blind reading', zh: '匿名阅读', ms: 'Bacaan tanpa nama' },
        description: {
          en: 'Two of us read everything without names and decide whom to invite.',
          zh: '我们两个人在不知道姓名的情况下读完全部内容，再决定邀请谁。',
          ms: 'Dua orang daripada kami membaca semuanya tanpa nama sebelum memutuskan siapa yang dijemput.',
        },
      },
      {
        name: { en: 'First talk', zh: '第一次面谈', ms: 'Perbualan pertama' },
        description: {
          en: 'Forty-five minutes with your future supervisor about your statements and about the job.',
          zh: '与未来的主管谈四十五分钟，聊聊您写的内容和这份工作。',
          ms: 'Empat puluh lima minit dengan bakal penyelia tentang pernyataan anda dan tentang kerja ini.',
        },
      },
      {
        name: { en: 'A task from the job', zh: '一件实际工作', ms: 'Satu tugas sebenar' },
        description: {
          en: 'A small piece of real work, at most two hours, with the tools that you would use here.',
          zh: '一小件真实的工作，最多两小时，用的就是您将来的工具。',
          ms: 'Sebahagian kecil kerja sebenar, paling lama dua jam, dengan alat yang akan anda gunakan di sini.',
        },
      },
      {
        name: { en: 'Offer, or our reasons', zh: '聘书，或我们的理由', ms: 'Tawaran, atau sebab kami' },
        description: {
          en: 'You get an offer in writing, or a message that says why not.',
          zh: '您会收到书面聘书，或一封说明原因的信。',
          ms: 'Anda menerima tawaran bertulis, atau mesej yang menyatakan sebabnya.',
        },
      },
    ],
  },
  {
    code: 'trial-day',
    name: { en: 'A day together', zh: '相处一天', ms: 'Sehari bersama' },
    description: {
      en: 'Both sides try it: a paid day at work says what no talk can.',
      zh: '双方都试一试：带薪工作一天，胜过千言万语。',
      ms: 'Kedua-dua pihak mencuba: sehari bekerja dengan bayaran menceritakan apa yang tidak dapat dibualkan.',
    },
    steps: [
      {
        name: { en: 'Statements, theirs and ours', zh: '您写，我们也写', ms: 'Pernyataan anda dan pernyataan kami' },
        description: {
          en: 'You take the survey and look at our pitch: we answer the same kind of questions.',
          zh: '您完成问卷，也看看我们的介绍：同样的问题，我们也作答。',
          ms: 'Anda menjawab tinjauan dan melihat pembentangan kami: kami menjawab soalan yang serupa.',
        },
      },
      {
        name: { en: 'A short talk', zh: '简短面谈', ms: 'Perbualan singkat' },
        description: {
          en: 'Half an hour, in person or by video, to agree on the day.',
          zh: '半小时，当面或视频，约定试工的日子。',
          ms: 'Setengah jam, bersemuka atau melalui video, untuk menetapkan harinya.',
        },
      },
      {
        name: { en: 'The day', zh: '试工的一天', ms: 'Harinya' },
        description: {
          en: 'You work with the team for one day and are paid for it.',
          zh: '您与团队一起工作一天，照付工资。',
          ms: 'Anda bekerja bersama pasukan selama sehari dan dibayar untuknya.',
        },
      },
      {
        name: { en: 'Both decide', zh: '双方决定', ms: 'Kedua-dua pihak memutuskan' },
        description: {
          en: 'You sleep on it, so do we; on the next working day each says yes or no.',
          zh: '大家各自想一晚，下一个工作日再说愿意或不愿意。',
          ms: 'Masing-masing berfikir semalaman; pada hari bekerja berikutnya kita nyatakan ya atau tidak.',
        },
      },
    ],
  },
  {
    code: 'partners-and-key-people',
    name: { en: 'Partners and key people', zh: '合伙人与关键岗位', ms: 'Rakan niaga dan orang penting' },
    description: {
      en: 'For those who will decide with you: slower, mutual, and with what happens if it does not work out.',
      zh: '适合将与您一起决策的人：慢一些、相互了解，也谈清楚万一不合适怎么办。',
      ms: 'Untuk mereka yang akan membuat keputusan bersama anda: lebih perlahan, saling mengenali, termasuk apa yang berlaku jika tidak menjadi.',
    },
    steps: [
      {
        name: { en: 'Statements on both sides', zh: '双方各写一份', ms: 'Pernyataan kedua-dua pihak' },
        description: {
          en: 'Everybody who will decide takes the same survey, the founders too.',
          zh: '所有要参与决策的人都写同一份问卷，创始人也不例外。',
          ms: 'Semua yang akan membuat keputusan menjawab tinjauan yang sama, termasuk pengasas.',
        },
      },
      {
        name: { en: 'Reading to each other', zh: '互相朗读', ms: 'Membaca antara satu sama lain' },
        description: {
          en: 'We compare what each found important, before any figures.',
          zh: '先比较各自看重什么，再谈数字。',
          ms: 'Kita bandingkan apa yang penting bagi masing-masing sebelum bercakap tentang angka.',
        },
      },
      {
        name: { en: 'Figures and duties', zh: '数字与分工', ms: 'Angka dan tugas' },
        description: {
          en: 'Money, time and decisions: who brings what, who may sign what.',
          zh: '金钱、时间与决策：谁出什么，谁可以签什么。',
          ms: 'Wang, masa dan keputusan: siapa membawa apa, siapa boleh menandatangani apa.',
        },
      },
      {
        name: { en: 'Three months on trial', zh: '试行三个月', ms: 'Percubaan tiga bulan' },
        description: {
          en: 'We work together on one real thing, with a date on which either may leave without a reason.',
          zh: '一起做一件实事，并约定一个日子，届时任何一方都可以不必说明理由而退出。',
          ms: 'Kita mengusahakan satu perkara sebenar, dengan tarikh apabila mana-mana pihak boleh menarik diri tanpa memberi sebab.',
        },
      },
      {
        name: { en: 'Agreement', zh: '立约', ms: 'Perjanjian' },
        description: {
          en: 'What was agreed is put in writing, including how it would end.',
          zh: '把谈好的写下来，包括将来怎样结束。',
          ms: 'Apa yang dipersetujui ditulis, termasuk cara menamatkannya.',
        },
      },
    ],
  },
]
