import { job } from './job.ts'

/** Work at a desk. */
export const officeJobs = [
  ...job({
    code: 'admin-clerk',
    job_position: 'administration',
    industry: null,
    supervision: 'direct',
    words: {
      en: {
        name: 'Administrative clerk',
        skills: 'Order in papers and files; careful with dates; polite on the phone; spreadsheets',
        about:
          'You keep the office running: post, appointments, orders, files. When something cannot be found, people come to you.',
        duties: [
          'Sort and answer post and mail, or hand it to the right person',
          'Keep the calendar of rooms, cars and visitors',
          'Prepare orders and file what was delivered',
          'Help with leave forms and attendance',
        ],
        terms:
          'Monday to Friday, nine to six with an hour of lunch. Somebody shows you everything for the first month.',
        day_name: 'A day in the office',
        day: [
          'Before nine the courier rings. You sign, open what is not personal, and put three letters on the right desks; the fourth has a date on it, so you carry it over yourself.',
          'A salesman needs the car that somebody else has booked. You look, call, and move a visit by half an hour. Meanwhile the printer wants toner and the auditor a folder from 2023.',
          'At five you go through tomorrow: who comes, what must be signed, what is missing. The list is short because you have kept it all day.',
        ],
      },
      zh: {
        name: '行政文员',
        skills: '文件井井有条；留意日期；电话礼貌；会用电子表格',
        about: '您让办公室运转起来：信件、预约、订购、档案。东西找不到的时候，大家都会来问您。',
        duties: [
          '分类并回复信件和邮件，或交给合适的人',
          '管理会议室、车辆和访客的日程',
          '准备订单，把收到的货归档',
          '协助办理请假和考勤',
        ],
        terms: '周一至周五，九点到六点，午休一小时。第一个月有人全程带您。',
        day_name: '办公室的一天',
        day: [
          '九点前快递来按铃。您签收，拆开非私人的信件，把三封放到对应的桌上；第四封写着期限，您亲自送过去。',
          '一位销售员要用别人已经订好的车。您查了查，打了电话，把一个拜访挪后半小时。这时打印机没墨了，审计师要一份 2023 年的档案。',
          '五点，您把明天过一遍：谁会来，什么要签字，还缺什么。清单很短，因为您一整天都在处理。',
        ],
      },
      ms: {
        name: 'Kerani pentadbiran',
        skills: 'Kertas dan fail yang teratur; teliti dengan tarikh; sopan di telefon; hamparan elektronik',
        about:
          'Anda memastikan pejabat berjalan: surat, janji temu, pesanan, fail. Apabila sesuatu tidak dijumpai, orang datang kepada anda.',
        duties: [
          'Mengasing dan menjawab surat dan e-mel, atau menyerahkannya kepada orang yang betul',
          'Mengurus jadual bilik, kereta dan tetamu',
          'Menyediakan pesanan dan memfailkan apa yang diterima',
          'Membantu urusan borang cuti dan kehadiran',
        ],
        terms:
          'Isnin hingga Jumaat, sembilan pagi hingga enam petang dengan rehat sejam. Bulan pertama, seseorang menunjukkan semuanya kepada anda.',
        day_name: 'Sehari di pejabat',
        day: [
          'Sebelum pukul sembilan kurier membunyikan loceng. Anda menandatangani, membuka yang bukan peribadi, dan meletakkan tiga surat di meja yang betul; yang keempat ada tarikh akhir, jadi anda hantar sendiri.',
          'Seorang jurujual perlukan kereta yang sudah ditempah orang lain. Anda menyemak, menelefon, dan menganjak satu lawatan setengah jam. Sementara itu mesin cetak kehabisan toner dan juruaudit mahu satu fail tahun 2023.',
          'Pukul lima anda menyemak hari esok: siapa yang datang, apa yang perlu ditandatangani, apa yang kurang. Senarainya pendek kerana anda menguruskannya sepanjang hari.',
        ],
      },
    },
  }),
  ...job({
    code: 'accounts-executive',
    job_position: 'accounts',
    industry: 'professional_services',
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Accounts executive',
        skills: 'Double entry; SST and e-invoicing; reconciling; asking for a missing receipt in a friendly way',
        about: 'You keep the books of some fifteen small companies, from the receipt to the closing of the month.',
        duties: [
          'Record sales, purchases and payments',
          'Reconcile banks and debtors every week',
          'Prepare SST returns and monthly reports for the partner to review',
          'Ring clients about what is missing, early',
        ],
        terms:
          'Monday to Friday; longer days in January and June are paid back as leave. We pay for your ACCA or MIA papers.',
        day_name: 'A day in accounts',
        day: [
          'You begin with the bank of a bakery: forty-one lines, two of which nobody can explain. One is the owner’s petrol. You ask about the other before lunch.',
          'A client sends photos of receipts, upside down and folded. You sort out what is readable, and show her once more how the app does it, because the third time it will be easier.',
          'At four the partner looks at two closings with you. She finds a prepayment in the wrong month; you find that it has been wrong since March, and you mend both.',
        ],
      },
      zh: {
        name: '会计专员',
        skills: '复式记账；销售与服务税及电子发票；对账；能客气地追讨缺失的收据',
        about: '您为大约十五家小公司记账，从收据到月结。',
        duties: [
          '记录销售、采购和付款',
          '每周核对银行账和应收账',
          '编制税务申报和月报，交合伙人审阅',
          '尽早致电客户补齐资料',
        ],
        terms: '周一至周五；一月和六月加长的工时以假期补回。考 ACCA 或 MIA 的费用由我们承担。',
        day_name: '会计的一天',
        day: [
          '您从一家面包店的银行账开始：四十一行，有两行谁也说不清。一行是老板的油钱，另一行您在午饭前问清楚。',
          '客户发来收据照片，有的倒着，有的折着。看得清的您先整理好，再教她用一次应用程序，因为到第三次就容易了。',
          '四点，合伙人与您一起看两份月结。她发现一笔预付款记错了月份；您发现从三月起就错了，于是一并更正。',
        ],
      },
      ms: {
        name: 'Eksekutif akaun',
        skills: 'Catatan bergu; SST dan e-invois; penyesuaian akaun; meminta resit yang hilang dengan cara yang mesra',
        about: 'Anda menyelenggara akaun kira-kira lima belas syarikat kecil, daripada resit hingga penutupan bulan.',
        duties: [
          'Merekod jualan, belian dan bayaran',
          'Menyesuaikan akaun bank dan penghutang setiap minggu',
          'Menyediakan penyata SST dan laporan bulanan untuk disemak rakan kongsi',
          'Menelefon pelanggan lebih awal tentang dokumen yang kurang',
        ],
        terms:
          'Isnin hingga Jumaat; masa lebih pada Januari dan Jun diganti dengan cuti. Yuran ACCA atau MIA kami tanggung.',
        day_name: 'Sehari dalam akaun',
        day: [
          'Anda bermula dengan bank sebuah kedai roti: empat puluh satu baris, dua daripadanya tiada siapa dapat jelaskan. Satu ialah minyak kereta pemilik. Yang satu lagi anda tanya sebelum makan tengah hari.',
          'Seorang pelanggan menghantar gambar resit, terbalik dan berlipat. Anda mengasingkan yang boleh dibaca dan menunjukkan sekali lagi cara aplikasi, kerana kali ketiga nanti lebih mudah.',
          'Pukul empat rakan kongsi menyemak dua penutupan bersama anda. Dia menjumpai bayaran terdahulu dalam bulan yang salah; anda dapati ia salah sejak Mac, lalu membetulkan kedua-duanya.',
        ],
      },
    },
  }),
  ...job({
    code: 'marketing-executive',
    job_position: 'marketing',
    industry: null,
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Marketing and content',
        skills:
          'Plain words in two languages; an eye for pictures; reading figures without fooling oneself; keeping a calendar',
        about:
          'You tell people what we do so that those who need it find us. We would rather have ten right customers than ten thousand followers.',
        duties: [
          'Plan and write posts, mails and the website, month by month',
          'Take or order photographs of real people and real work',
          'Look at the figures every Friday and drop what does not work',
          'Answer comments as a person would',
        ],
        terms: 'Five days, of which two from home. A budget of your own from the fourth month.',
        day_name: 'A day in marketing',
        day: [
          'The post from Tuesday did better than planned. You look why, and it is the dog. You write that down, without a plan to buy a dog.',
          'At eleven you photograph the new oven with the baker, who hates being photographed. Three of forty pictures are good; you ask him which one he would show his mother.',
          'In the afternoon you cut the newsletter from eight stories to three and send it to yourself on the phone. It reads well on a bus. It goes out.',
        ],
      },
      zh: {
        name: '市场与内容',
        skills: '能用两种语言写平实的文字；对图片有眼光；看数字不自欺；按日程办事',
        about: '您告诉大家我们做什么，让需要的人找得到我们。十位合适的顾客，胜过一万个粉丝。',
        duties: [
          '按月计划并撰写帖文、邮件和网站内容',
          '拍摄或安排拍摄真实的人和工作',
          '每周五看数据，舍弃无效的做法',
          '像人一样回复评论',
        ],
        terms: '每周五天，其中两天可在家工作。第四个月起有自己的预算。',
        day_name: '市场工作的一天',
        day: [
          '星期二的帖文比预期好。您看看原因，原来是那只狗。您记了下来，但没打算养狗。',
          '十一点，您给新烤炉和烘焙师傅拍照，他最怕拍照。四十张里有三张好的；您问他愿意给妈妈看哪一张。',
          '下午，您把通讯从八则删到三则，先发到自己手机上。在巴士上也读得顺，于是发出。',
        ],
      },
      ms: {
        name: 'Pemasaran dan kandungan',
        skills:
          'Bahasa yang mudah dalam dua bahasa; mata untuk gambar; membaca angka tanpa memperdaya diri; mengikut jadual',
        about:
          'Anda memberitahu orang apa yang kami buat supaya yang memerlukan dapat menemui kami. Sepuluh pelanggan yang sesuai lebih baik daripada sepuluh ribu pengikut.',
        duties: [
          'Merancang dan menulis hantaran, e-mel dan laman web setiap bulan',
          'Mengambil atau menempah gambar orang dan kerja yang sebenar',
          'Melihat angka setiap Jumaat dan melepaskan yang tidak berkesan',
          'Membalas komen seperti manusia biasa',
        ],
        terms: 'Lima hari, dua daripadanya dari rumah. Bajet sendiri mulai bulan keempat.',
        day_name: 'Sehari dalam pemasaran',
        day: [
          'Hantaran hari Selasa lebih mendapat sambutan daripada yang dirancang. Anda mencari sebabnya: kucing dalam gambar itu. Anda mencatatnya, tanpa rancangan membela kucing.',
          'Pukul sebelas anda mengambil gambar ketuhar baharu bersama tukang roti yang tidak suka bergambar. Tiga daripada empat puluh gambar menjadi; anda bertanya yang mana mahu ditunjukkan kepada ibunya.',
          'Petangnya anda memendekkan surat berita daripada lapan cerita kepada tiga dan menghantarnya ke telefon sendiri. Senang dibaca dalam bas. Ia pun dihantar.',
        ],
      },
    },
  }),
]
