import { job } from './job.ts'

/** Work with goods, machines and sites. */
export const handsJobs = [
  ...job({
    code: 'warehouse-and-delivery',
    job_position: 'operations',
    industry: 'logistics',
    supervision: 'direct',
    words: {
      en: {
        name: 'Warehouse and delivery',
        skills:
          'Class D licence; lifting with care; reading a pick list; finding an address without shouting at the map',
        about:
          'You pack in the morning and deliver in the afternoon, so you know what is in the boxes that you hand over.',
        duties: [
          'Pick and pack by list, and say when the list is wrong',
          'Load so that the first drop comes out first',
          'Deliver, get the signature, bring back what was refused',
          'Check the van every Monday and note every scratch',
        ],
        terms:
          'Five and a half days, from seven to four. Overtime is paid from the first minute; fines that come from our planning are ours.',
        day_name: 'A day between shelf and door',
        day: [
          'At seven the lists are printed. One asks for twelve of something of which there are nine. You ring the office before you pack the nine.',
          'Twenty-three drops, two of them on the fourth floor without a lift. At the sixth nobody is in; you leave a card, a message and no parcel. Lunch is under a tree in Klang.',
          'Back at the yard you unload three returns, hand in the signatures and the keys, and tell the night shift that the back door of van two does not close properly.',
        ],
      },
      zh: {
        name: '仓库与送货',
        skills: '持 D 级驾照；懂得安全搬抬；看得懂拣货单；找地址时不对着地图发火',
        about: '您上午打包，下午送货，所以清楚交到顾客手上的箱子里是什么。',
        duties: [
          '按单拣货、打包，发现单子有误就说出来',
          '装车时让先送的在外面',
          '送达、取签名，把拒收的带回来',
          '每周一检查货车，每道刮痕都记下',
        ],
        terms: '每周五天半，七点到四点。加班从第一分钟起计酬；因我们安排不当造成的罚款由我们承担。',
        day_name: '从货架到门口的一天',
        day: [
          '七点，单子打好了。其中一张要十二件，实际只有九件。您先打电话给办公室，再打包那九件。',
          '二十三个地点，两个在没有电梯的四楼。第六家没人，您留下卡片和消息，没有留下包裹。午饭在巴生的一棵树下吃。',
          '回到仓库，您卸下三件退货，交还签收单和钥匙，并告诉夜班：二号车的后门关不严。',
        ],
      },
      ms: {
        name: 'Gudang dan penghantaran',
        skills: 'Lesen kelas D; mengangkat dengan cermat; membaca senarai pungutan; mencari alamat tanpa memarahi peta',
        about:
          'Anda membungkus pada waktu pagi dan menghantar pada waktu petang, jadi anda tahu apa isi kotak yang diserahkan.',
        duties: [
          'Memungut dan membungkus mengikut senarai, dan memberitahu apabila senarai silap',
          'Memuat supaya hantaran pertama keluar dahulu',
          'Menghantar, mendapatkan tandatangan, membawa balik yang ditolak',
          'Memeriksa van setiap Isnin dan mencatat setiap calar',
        ],
        terms:
          'Lima hari setengah, dari pukul tujuh hingga empat. Kerja lebih masa dibayar dari minit pertama; saman akibat perancangan kami, kami yang bayar.',
        day_name: 'Sehari antara rak dan pintu',
        day: [
          'Pukul tujuh senarai sudah dicetak. Satu meminta dua belas, sedangkan yang ada hanya sembilan. Anda menelefon pejabat sebelum membungkus yang sembilan itu.',
          'Dua puluh tiga hantaran, dua di tingkat empat tanpa lif. Di tempat keenam tiada orang; anda tinggalkan kad dan mesej, bukan bungkusan. Makan tengah hari di bawah pokok di Klang.',
          'Di depoh anda memunggah tiga barang yang dipulangkan, menyerahkan tandatangan dan kunci, dan memberitahu syif malam bahawa pintu belakang van dua tidak tertutup rapat.',
        ],
      },
    },
  }),
  ...job({
    code: 'maintenance-technician',
    job_position: 'engineering',
    industry: 'manufacturing',
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Maintenance technician',
        skills:
          'Electrical and mechanical basics; reading a circuit diagram; lock-out before touching; writing down what was done',
        about: 'You keep nine machines running and know that the best repair is the one that is not needed.',
        duties: [
          'Do the weekly round by the checklist, with eyes and ears',
          'Find and mend faults, or stop the line and call',
          'Keep spare parts in order and reorder in time',
          'Show operators what they can see to themselves',
        ],
        terms:
          'Two shifts in turn, six to two and two to ten. Call-outs at night are paid and followed by a free morning.',
        day_name: 'A shift among nine machines',
        day: [
          'The night shift has left a note: machine four is warm. You put your hand near the bearing, listen, and order one before it breaks.',
          'At ten the line stands. Everybody looks at you. You lock it out, find a sensor full of dust, clean it, and start slowly. Eleven minutes; you write twelve lines about it.',
          'Before the end you go round with a new operator. He hears the difference between a good belt and a loose one on the second try.',
        ],
      },
      zh: {
        name: '维修技术员',
        skills: '电气和机械基础；看得懂电路图；动手前先断电上锁；把做过的记下来',
        about: '您让九台机器保持运转，也明白最好的维修是不需要维修。',
        duties: [
          '按检查表每周巡查，用眼看，用耳听',
          '找出并排除故障，或停线求援',
          '管理备件，及时补订',
          '教操作员处理他们自己能处理的',
        ],
        terms: '两班轮换，六点到两点、两点到十点。夜间召唤计酬，次日上午休息。',
        day_name: '九台机器之间的一班',
        day: [
          '夜班留了张纸条：四号机发热。您把手靠近轴承，听一听，在它坏掉之前先订了一个。',
          '十点，生产线停了，所有人都看着您。您断电上锁，发现一个积满灰尘的传感器，清理干净，慢慢启动。用了十一分钟，您写了十二行记录。',
          '下班前，您带一位新操作员走一圈。第二次，他就听出好皮带和松皮带的差别。',
        ],
      },
      ms: {
        name: 'Juruteknik penyelenggaraan',
        skills:
          'Asas elektrik dan mekanikal; membaca rajah litar; mengunci suis sebelum menyentuh; mencatat apa yang dibuat',
        about:
          'Anda memastikan sembilan mesin terus berjalan dan tahu bahawa pembaikan yang paling baik ialah yang tidak diperlukan.',
        duties: [
          'Membuat pemeriksaan mingguan mengikut senarai, dengan mata dan telinga',
          'Mencari dan membaiki kerosakan, atau menghentikan barisan dan memanggil bantuan',
          'Menyusun alat ganti dan memesan pada masanya',
          'Menunjukkan kepada operator apa yang boleh mereka uruskan sendiri',
        ],
        terms:
          'Dua syif bergilir, enam pagi hingga dua petang dan dua petang hingga sepuluh malam. Panggilan malam dibayar dan diikuti pagi yang bebas.',
        day_name: 'Satu syif di celah sembilan mesin',
        day: [
          'Syif malam meninggalkan nota: mesin empat panas. Anda mendekatkan tangan ke galas, mendengar, dan memesan yang baharu sebelum ia rosak.',
          'Pukul sepuluh barisan terhenti. Semua memandang anda. Anda mengunci suis, menemui penderia penuh habuk, membersihkannya, dan memulakan perlahan-lahan. Sebelas minit; anda menulis dua belas baris tentangnya.',
          'Sebelum tamat syif anda berkeliling dengan operator baharu. Pada percubaan kedua dia sudah dapat membezakan bunyi tali sawat yang tegang dan yang longgar.',
        ],
      },
    },
  }),
  ...job({
    code: 'site-supervisor',
    job_position: 'team_leader',
    industry: 'construction_and_property',
    supervision: 'general',
    words: {
      en: {
        name: 'Site supervisor',
        skills:
          'Reading drawings; leading a mixed crew; safety without exceptions; saying early that a date will not hold',
        about:
          'You run one site with fifteen to thirty people of ours and of subcontractors, from the first column to the key.',
        duties: [
          'Plan the week with the trades, and the day at half past seven',
          'Check work against drawings before it is covered',
          'Stop what is unsafe, whoever is doing it',
          'Report progress, problems and deliveries to the project manager',
        ],
        terms:
          'Six days, alternate Saturdays free. You work largely on your own; the project manager comes twice a week and whenever you call.',
        day_name: 'A day on the site',
        day: [
          'At seven thirty everybody stands round the drawing: who works where, who must not be under the crane. Two new men get boots and an hour with the safety officer before they touch anything.',
          'The concrete comes late and the plumbers early. You move the plumbers to the second floor and send a photo to the office, because this will cost half a day and you want it known today.',
          'In the evening you walk through once more alone. A rail is missing on the third floor; you do not go home before it stands.',
        ],
      },
      zh: {
        name: '工地主管',
        skills: '看得懂图纸；带得动多元的班组；安全没有例外；赶不上工期时及早说',
        about: '您管理一个工地，带领我方和分包商共十五至三十人，从第一根柱子到交钥匙。',
        duties: [
          '与各工种排定一周的计划，七点半排当天的',
          '在封盖之前按图纸检查',
          '不安全的立刻叫停，不论是谁在做',
          '向项目经理汇报进度、问题和到货',
        ],
        terms: '每周六天，隔周星期六休息。大部分时间由您自主安排；项目经理每周来两次，您打电话也会来。',
        day_name: '工地上的一天',
        day: [
          '七点半，大家围着图纸站好：谁在哪里做，谁不能待在吊机下面。两位新工人先领靴子，跟安全员学一小时，才可以动手。',
          '混凝土迟了，水管工却早到。您把水管工调到二楼，并拍照发给办公室，因为这会耽误半天，您要今天就让他们知道。',
          '傍晚您独自再走一遍。三楼少了一段护栏；没装好之前，您不回家。',
        ],
      },
      ms: {
        name: 'Penyelia tapak',
        skills:
          'Membaca pelan; mengetuai kru pelbagai latar; keselamatan tanpa pengecualian; memaklumkan awal jika tarikh tidak dapat dikejar',
        about:
          'Anda mengurus satu tapak dengan lima belas hingga tiga puluh orang, pekerja kami dan subkontraktor, dari tiang pertama hingga serahan kunci.',
        duties: [
          'Merancang minggu dengan setiap kumpulan kerja, dan hari itu pada pukul tujuh setengah',
          'Memeriksa kerja dengan pelan sebelum ditutup',
          'Menghentikan apa yang tidak selamat, siapa pun yang membuatnya',
          'Melaporkan kemajuan, masalah dan penghantaran kepada pengurus projek',
        ],
        terms:
          'Enam hari, Sabtu berselang-seli cuti. Anda bekerja sebahagian besarnya sendiri; pengurus projek datang dua kali seminggu dan apabila anda memanggil.',
        day_name: 'Sehari di tapak',
        day: [
          'Pukul tujuh setengah semua berdiri mengelilingi pelan: siapa bekerja di mana, siapa tidak boleh berada di bawah kren. Dua orang baharu diberi but dan sejam bersama pegawai keselamatan sebelum menyentuh apa-apa.',
          'Konkrit sampai lewat, tukang paip pula awal. Anda memindahkan tukang paip ke tingkat dua dan menghantar gambar ke pejabat, kerana ini akan melewatkan setengah hari dan anda mahu ia diketahui hari ini.',
          'Petangnya anda berjalan sekali lagi seorang diri. Satu pagar penghadang tiada di tingkat tiga; anda tidak pulang selagi ia belum dipasang.',
        ],
      },
    },
  }),
]
