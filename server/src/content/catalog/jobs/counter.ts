import { job } from './job.ts'

/** Work that faces customers. */
export const counterJobs = [
  ...job({
    code: 'barista',
    job_position: 'food_service',
    industry: 'food_and_beverage',
    supervision: 'direct',
    words: {
      en: {
        name: 'Barista',
        skills:
          'Friendly with regulars and strangers; quick and clean hands; standing for a whole shift; counting change without a mistake',
        about:
          'You make coffee and look after the people who drink it. You need not have done it before: we teach the machine in two weeks, and manners you bring along.',
        duties: [
          'Open or close the counter by the list on the wall',
          'Make drinks to our recipes and keep the machine clean',
          'Take orders and payment in person and by app',
          'Tell the shift leader what is running out before it has',
        ],
        terms:
          'Shifts of eight hours, early or late, five days a week with at least one weekend day. Uniform, meals and staff drinks are ours.',
        day_name: 'A day as a barista',
        day: [
          'At half past six you let yourself in, switch on the machine and taste the first cup. By seven there is a queue: office people who have ten minutes, and you know half of their orders.',
          'Around ten it calms down. You restock cups, help the baker with a tray and explain to a tourist what kopi peng is. One drink comes back because it is too sweet; you make another and note it.',
          'At two the next shift comes. You tell them about the milk that ends on the 14th, count the till together, and take a coffee home.',
        ],
      },
      zh: {
        name: '咖啡师',
        skills: '对熟客和生客都亲切；手脚利落干净；能站满一班；找钱不出错',
        about: '您负责冲咖啡，也照顾喝咖啡的人。没有经验不要紧：机器我们两周教会，待人的礼貌请您带来。',
        duties: [
          '按墙上的清单开店或收店',
          '按配方制作饮品，保持机器清洁',
          '当面和通过应用程序接单、收款',
          '东西快用完时，提前告诉值班组长',
        ],
        terms: '每班八小时，分早班和晚班，每周五天，至少包括一个周末日。制服、餐食和员工饮品由我们提供。',
        day_name: '咖啡师的一天',
        day: [
          '六点半您开门进店，打开机器，试第一杯。七点已经排起队：只有十分钟的上班族，其中一半人喝什么您都记得。',
          '十点左右缓下来。您补杯子，帮烘焙师傅端一盘，向游客解释什么是 kopi peng。有一杯因为太甜被退回，您重做一杯并记了下来。',
          '两点下一班来了。您告诉他们牛奶到 14 号到期，一起清点收银机，然后带一杯咖啡回家。',
        ],
      },
      ms: {
        name: 'Barista',
        skills:
          'Mesra dengan pelanggan tetap dan orang baharu; tangan cekap dan bersih; mampu berdiri sepanjang syif; memulangkan baki tanpa silap',
        about:
          'Anda membancuh kopi dan melayan orang yang meminumnya. Pengalaman tidak perlu: mesin kami ajar dalam dua minggu, budi bahasa anda yang bawa.',
        duties: [
          'Membuka atau menutup kaunter mengikut senarai di dinding',
          'Menyediakan minuman mengikut resipi dan menjaga kebersihan mesin',
          'Mengambil pesanan dan bayaran di kaunter dan melalui aplikasi',
          'Memberitahu ketua syif apa yang hampir habis sebelum ia habis',
        ],
        terms:
          'Syif lapan jam, awal atau lewat, lima hari seminggu termasuk sekurang-kurangnya satu hari hujung minggu. Pakaian seragam, makan dan minum pekerja kami sediakan.',
        day_name: 'Sehari sebagai barista',
        day: [
          'Pukul enam setengah anda membuka pintu, menghidupkan mesin dan merasa cawan pertama. Pukul tujuh sudah ada barisan: orang pejabat yang ada sepuluh minit, dan separuh pesanan mereka anda hafal.',
          'Sekitar pukul sepuluh keadaan reda. Anda mengisi semula cawan, membantu tukang roti mengangkat dulang dan menerangkan kopi peng kepada pelancong. Satu minuman dipulangkan kerana terlalu manis; anda buat yang lain dan mencatatnya.',
          'Pukul dua syif seterusnya tiba. Anda memberitahu mereka susu yang tamat pada 14 hari bulan, mengira wang bersama-sama, dan membawa pulang secawan kopi.',
        ],
      },
    },
  }),
  ...job({
    code: 'shop-assistant',
    job_position: 'sales_assistant',
    industry: 'retail',
    supervision: 'direct',
    words: {
      en: {
        name: 'Shop assistant',
        skills: 'Listening before recommending; tidy shelves; simple sums; two languages of the neighbourhood',
        about:
          'You help people to find what they need, including the cheaper one when it is enough. Most of our customers live nearby and come again.',
        duties: [
          'Serve at the counter and on the floor',
          'Fill shelves, check prices and dates',
          'Receive deliveries and count them against the note',
          'Pack online orders before the courier comes at four',
        ],
        terms:
          'Six days of seven and a half hours in the rota, published two weeks ahead. Commission is paid to the team, not to single people.',
        day_name: 'A day in the shop',
        day: [
          'The shutters go up at ten. Before that you have priced the delivery and found two items short, which you wrote on the note.',
          'A man wants the same rice cooker as his mother, and only knows that it is white. You ask three questions and find it. In between, eleven online orders wait to be packed.',
          'After six it is full: families, questions from three sides, a return without a receipt. You know what you may decide alone and when you call the supervisor. At nine you sweep, and the till is right to the sen.',
        ],
      },
      zh: {
        name: '店员',
        skills: '先听再推荐；货架整齐；简单计算；会附近居民常用的两种语言',
        about: '您帮助顾客找到需要的东西，便宜的够用时，也会如实相告。我们的顾客大多住在附近，会一来再来。',
        duties: [
          '在柜台和卖场服务顾客',
          '补货，核对价格和日期',
          '收货并与送货单逐项核对',
          '在下午四点快递来之前打包网上订单',
        ],
        terms: '按班表每周六天、每天七个半小时，班表提前两周公布。提成归团队，不归个人。',
        day_name: '店里的一天',
        day: [
          '十点拉起卷帘门。在那之前，您已经给到货标好价，发现少了两件，并写在送货单上。',
          '一位先生想买和他母亲一样的电饭锅，只知道是白色的。您问了三个问题，找到了。中间还有十一份网上订单等着打包。',
          '六点以后挤满了人：一家大小、三面八方的问题、一件没有收据的退货。哪些可以自己决定，什么时候该叫主管，您心里有数。九点打扫收工，收银机一分不差。',
        ],
      },
      ms: {
        name: 'Pembantu kedai',
        skills: 'Mendengar sebelum mengesyorkan; rak yang kemas; kira-kira mudah; dua bahasa yang biasa di kawasan ini',
        about:
          'Anda membantu orang mencari apa yang mereka perlukan, termasuk yang lebih murah jika itu sudah memadai. Kebanyakan pelanggan kami tinggal berdekatan dan datang semula.',
        duties: [
          'Melayan di kaunter dan di ruang jualan',
          'Mengisi rak, menyemak harga dan tarikh luput',
          'Menerima penghantaran dan mengiranya dengan nota',
          'Membungkus pesanan dalam talian sebelum kurier tiba pukul empat',
        ],
        terms:
          'Enam hari seminggu, tujuh jam setengah sehari mengikut jadual yang diumumkan dua minggu lebih awal. Komisen dibayar kepada pasukan, bukan kepada individu.',
        day_name: 'Sehari di kedai',
        day: [
          'Pintu gulung dibuka pukul sepuluh. Sebelum itu anda sudah meletak harga pada barang yang sampai dan mendapati dua barang kurang, lalu mencatatnya pada nota.',
          'Seorang lelaki mahu periuk nasi yang sama seperti ibunya, dan hanya tahu warnanya putih. Anda bertanya tiga soalan dan menjumpainya. Di celah-celah itu, sebelas pesanan dalam talian menunggu dibungkus.',
          'Selepas pukul enam kedai penuh: keluarga, soalan dari tiga arah, pemulangan tanpa resit. Anda tahu apa yang boleh diputuskan sendiri dan bila perlu memanggil penyelia. Pukul sembilan anda menyapu, dan wang di kaunter tepat hingga ke sen.',
        ],
      },
    },
  }),
  ...job({
    code: 'customer-service',
    job_position: 'customer_service',
    industry: 'retail',
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Customer service',
        skills:
          'Clear writing in two languages; staying with a question until it is answered; calm on the phone; typing while listening',
        about:
          'You answer those who bought something and have a question, a wish or a complaint, by chat, mail and telephone.',
        duties: [
          'Answer within the hour in chat, within the day by mail',
          'Find out what went wrong and put it right, up to RM200 by yourself',
          'Pass on what comes up again and again',
          'Keep the answers that all of us use up to date',
        ],
        terms:
          'Five days in shifts between eight and eight; two days from home after the probation. A quiet room for difficult calls.',
        day_name: 'A day in customer service',
        day: [
          'Forty messages have come in overnight. You read all of them once before you answer the first: nine ask about the same late lorry, and you write one good answer for them.',
          'At eleven somebody calls who has waited three weeks for a cupboard. You let her finish, find the mistake in our own address book, say so, and send it with today’s van.',
          'In the afternoon you sit down with the warehouse for ten minutes: which three questions could we spare our customers next week? One of the changes is yours.',
        ],
      },
      zh: {
        name: '客户服务',
        skills: '能用两种语言清楚书写；把问题跟到底；接电话沉得住气；边听边打字',
        about: '顾客买了东西以后有疑问、愿望或投诉，由您通过聊天、邮件和电话回复。',
        duties: [
          '聊天一小时内、邮件一天内回复',
          '查明问题并解决，二百令吉以内自行决定',
          '把反复出现的问题转达出去',
          '更新大家共用的标准答复',
        ],
        terms: '每周五天，早八点至晚八点轮班；试用期后每周两天可在家工作。遇到棘手的来电，有安静的房间可用。',
        day_name: '客服的一天',
        day: [
          '一夜之间来了四十条消息。您先全部看一遍再回第一条：其中九条问的是同一辆迟到的货车，您为它们写了一段妥当的答复。',
          '十一点，一位等柜子等了三个星期的女士打来电话。您听她说完，发现是我们自己的地址簿写错了，坦白承认，并安排今天的车送去。',
          '下午您与仓库坐下来谈十分钟：下周能让顾客少问哪三个问题？其中一项改动是您提的。',
        ],
      },
      ms: {
        name: 'Khidmat pelanggan',
        skills:
          'Menulis dengan jelas dalam dua bahasa; mengikuti soalan sampai selesai; tenang di telefon; menaip sambil mendengar',
        about:
          'Anda menjawab mereka yang sudah membeli dan ada soalan, permintaan atau aduan, melalui sembang, e-mel dan telefon.',
        duties: [
          'Menjawab sembang dalam sejam, e-mel dalam sehari',
          'Mencari punca dan membetulkannya, sehingga RM200 atas keputusan sendiri',
          'Menyampaikan perkara yang berulang kali timbul',
          'Mengemas kini jawapan yang digunakan bersama',
        ],
        terms:
          'Lima hari seminggu, syif antara lapan pagi hingga lapan malam; dua hari dari rumah selepas tempoh percubaan. Ada bilik senyap untuk panggilan yang sukar.',
        day_name: 'Sehari dalam khidmat pelanggan',
        day: [
          'Empat puluh mesej masuk semalaman. Anda membaca semuanya dahulu sebelum menjawab yang pertama: sembilan bertanya tentang lori lewat yang sama, dan anda menulis satu jawapan yang baik untuk mereka.',
          'Pukul sebelas seseorang menelefon setelah tiga minggu menunggu almari. Anda membiarkan dia habis bercakap, menemui kesilapan dalam buku alamat kami sendiri, mengakuinya, dan menghantarnya dengan van hari ini.',
          'Petangnya anda duduk sepuluh minit dengan pihak gudang: tiga soalan mana yang boleh kita elakkan daripada pelanggan minggu depan? Satu daripada perubahan itu idea anda.',
        ],
      },
    },
  }),
]
