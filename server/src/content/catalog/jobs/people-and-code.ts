import { job } from './job.ts'

/** Work that cares, teaches or builds software. */
export const peopleAndCodeJobs = [
  ...job({
    code: 'care-assistant',
    job_position: 'health_care',
    industry: 'health_and_education',
    supervision: 'direct',
    words: {
      en: {
        name: 'Care assistant',
        skills:
          'Patience with the old; lifting by technique; noticing small changes; a language that residents grew up with',
        about:
          'You help twelve residents through their day. A nurse is always in the house; what you notice first, she needs to know.',
        duties: [
          'Help with washing, dressing, eating and walking',
          'Write down what was eaten, said and different',
          'Call the nurse early rather than late',
          'Make time: a game, a song, a walk to the gate',
        ],
        terms: 'Shifts of eight hours, three weekends off in five. Vaccinations, training and a meal are included.',
        day_name: 'A day in the home',
        day: [
          'At seven Madam Lim does not want to get up. You open the curtain, talk about the rain, and come back in ten minutes. Then she wants to.',
          'At lunch Mr Rahman leaves his fish, for the second time this week. You write it down and tell the nurse, who looks at his teeth.',
          'In the afternoon there is karaoke. Somebody who has not spoken for days sings the whole of an old song, and you tell the daughter when she calls.',
        ],
      },
      zh: {
        name: '护理助理',
        skills: '对长者有耐心；懂得省力的搬扶技巧；留意细微变化；会一种长者从小说的语言',
        about: '您陪伴十二位住民度过每一天。院里随时有护士；您先注意到的，她需要知道。',
        duties: [
          '协助洗浴、穿衣、进食和行走',
          '记录吃了什么、说了什么、有什么不同',
          '宁可早点叫护士',
          '留出时间：一局棋、一首歌、走到大门口',
        ],
        terms: '每班八小时，每五个周末休三个。包括疫苗、培训和一餐。',
        day_name: '院里的一天',
        day: [
          '七点，林女士不想起床。您拉开窗帘，聊聊下雨，十分钟后再来。这时她愿意了。',
          '午饭时，拉曼先生又没吃鱼，这星期第二次了。您记下来告诉护士，她去看了看他的牙齿。',
          '下午唱卡拉 OK。一位好几天没开口的长者，把一首老歌从头唱到尾。女儿打电话来时，您告诉了她。',
        ],
      },
      ms: {
        name: 'Pembantu penjagaan',
        skills:
          'Sabar dengan warga emas; teknik mengangkat yang betul; perasan perubahan kecil; bahasa yang biasa bagi penghuni',
        about:
          'Anda membantu dua belas penghuni melalui hari mereka. Jururawat sentiasa ada; apa yang anda perasan dahulu, dia perlu tahu.',
        duties: [
          'Membantu mandi, berpakaian, makan dan berjalan',
          'Mencatat apa yang dimakan, dikatakan dan berbeza',
          'Memanggil jururawat lebih awal daripada lewat',
          'Meluangkan masa: permainan, lagu, berjalan ke pagar',
        ],
        terms:
          'Syif lapan jam, tiga daripada lima hujung minggu bercuti. Termasuk suntikan vaksin, latihan dan sekali makan.',
        day_name: 'Sehari di rumah jagaan',
        day: [
          'Pukul tujuh Puan Lim tidak mahu bangun. Anda membuka langsir, berbual tentang hujan, dan kembali sepuluh minit kemudian. Kali ini dia mahu.',
          'Waktu makan tengah hari Encik Rahman meninggalkan ikannya, kali kedua minggu ini. Anda mencatat dan memberitahu jururawat, yang memeriksa giginya.',
          'Petangnya ada karaoke. Seseorang yang berhari-hari tidak bercakap menyanyikan sebuah lagu lama sampai habis, dan anda memberitahu anaknya apabila dia menelefon.',
        ],
      },
    },
  }),
  ...job({
    code: 'tutor',
    job_position: 'teaching',
    industry: 'health_and_education',
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Tutor',
        skills: 'Explaining one thing in three ways; SPM or IGCSE syllabus; friendly firmness; talking with parents',
        about:
          'You teach small groups of up to eight after school. Most come because of a mark and stay because they begin to understand.',
        duties: [
          'Prepare and hold lessons in your subject',
          'Mark with a word on what was good',
          'Tell parents every month where their child stands',
          'Share what works with the other tutors',
        ],
        terms:
          'Weekday afternoons and Saturday mornings, sixteen to twenty-four hours. Preparation is paid by the hour as well.',
        day_name: 'An afternoon of lessons',
        day: [
          'At three seven pupils come in and one question: will this be in the exam? You show them why the answer is under it, and two of them see it before you say it.',
          'One boy has not done his work for the third time. You ask him outside, and hear that he looks after his sister until eight. You find another way.',
          'At seven a mother calls about a B. You tell her what it was in January. She had not seen it like that.',
        ],
      },
      zh: {
        name: '补习老师',
        skills: '一件事能用三种方式讲；熟悉 SPM 或 IGCSE 课程；亲切而有原则；善于与家长沟通',
        about: '您在课后教最多八人的小班。学生多半为了分数而来，因为开始听懂而留下。',
        duties: [
          '备课并教授您的科目',
          '批改时写一句做得好的地方',
          '每月告诉家长孩子的进展',
          '与其他老师分享有效的方法',
        ],
        terms: '平日下午和星期六上午，每周十六至二十四小时。备课同样按小时计酬。',
        day_name: '上课的一个下午',
        day: [
          '三点，进来七个学生和一个问题：这个会考吗？您让他们看答案底下的道理，有两个人在您开口之前就看出来了。',
          '一个男生第三次没交作业。您请他到外面，才知道他要照顾妹妹到八点。您另想办法。',
          '七点，一位母亲为了一个 B 打来电话。您告诉她一月时是什么成绩。她没有这样想过。',
        ],
      },
      ms: {
        name: 'Tutor',
        skills:
          'Menerangkan satu perkara dengan tiga cara; sukatan SPM atau IGCSE; tegas tetapi mesra; berbincang dengan ibu bapa',
        about:
          'Anda mengajar kumpulan kecil sehingga lapan orang selepas sekolah. Kebanyakannya datang kerana markah dan kekal kerana mula faham.',
        duties: [
          'Menyediakan dan mengajar mata pelajaran anda',
          'Menanda dengan sepatah kata tentang yang baik',
          'Memberitahu ibu bapa setiap bulan kedudukan anak mereka',
          'Berkongsi cara yang berkesan dengan tutor lain',
        ],
        terms:
          'Petang hari biasa dan pagi Sabtu, enam belas hingga dua puluh empat jam. Masa persediaan juga dibayar mengikut jam.',
        day_name: 'Satu petang mengajar',
        day: [
          'Pukul tiga masuk tujuh murid dan satu soalan: keluar periksakah? Anda menunjukkan sebab di sebalik jawapannya, dan dua orang nampak sebelum anda sempat menyebutnya.',
          'Seorang budak tidak menyiapkan kerja buat kali ketiga. Anda mengajaknya keluar, dan mendapat tahu dia menjaga adiknya sampai pukul lapan. Anda mencari jalan lain.',
          'Pukul tujuh seorang ibu menelefon tentang gred B. Anda memberitahu grednya pada bulan Januari dahulu. Dia tidak pernah melihatnya begitu.',
        ],
      },
    },
  }),
  ...job({
    code: 'software-developer',
    job_position: 'software',
    industry: 'technology',
    supervision: 'intermittent',
    words: {
      en: {
        name: 'Software developer',
        skills: 'TypeScript or Java; SQL that you can explain; tests; writing so that others understand why',
        about:
          'You build and look after software that small companies use every day to send invoices. They notice at once when it is slow.',
        duties: [
          'Build small changes, with tests, and release them yourself',
          'Read the code of others and let them read yours',
          'Take the support telephone one week in six',
          'Remove what nobody uses',
        ],
        terms: 'Five days, wherever you work best, with one day a week together. No meetings before ten.',
        day_name: 'A day with the software',
        day: [
          'The first hour is yours: a report that takes nine seconds. You find the reason in the plan of the query, not where everybody had guessed. It takes half a second now.',
          'At eleven you look with a colleague at how a florist writes invoices. She clicks somewhere you never thought of. You throw away half of what you planned and are glad that it was on paper.',
          'In the afternoon a release goes wrong for two customers. You take it back first and think afterwards. By five there is a test that would have caught it.',
        ],
      },
      zh: {
        name: '软件开发员',
        skills: 'TypeScript 或 Java；写得出也讲得清的 SQL；测试；写得让别人明白为什么',
        about: '您开发并维护小公司每天用来开发票的软件。它一慢，他们马上就知道。',
        duties: [
          '做小改动，附上测试，并自己发布',
          '阅读别人的代码，也让别人读您的',
          '每六周轮值一周客服电话',
          '删掉没有人用的东西',
        ],
        terms: '每周五天，在哪里工作最顺手就在哪里，每周一天大家相聚。十点前不开会。',
        day_name: '与软件相处的一天',
        day: [
          '第一个小时归您：一份要九秒的报表。原因在查询计划里，不在大家猜的地方。现在只要半秒。',
          '十一点，您与同事一起看一位花店老板开发票。她点了一个您从没想到的地方。您丢掉一半的计划，庆幸它还在纸上。',
          '下午的发布让两位客户出了问题。您先撤回，再想原因。五点前，已经有了一个能把它抓出来的测试。',
        ],
      },
      ms: {
        name: 'Pembangun perisian',
        skills: 'TypeScript atau Java; SQL yang dapat anda terangkan; ujian; menulis supaya orang lain faham sebabnya',
        about:
          'Anda membina dan menjaga perisian yang digunakan syarikat kecil setiap hari untuk menghantar invois. Jika ia perlahan, mereka tahu serta-merta.',
        duties: [
          'Membina perubahan kecil, dengan ujian, dan mengeluarkannya sendiri',
          'Membaca kod orang lain dan membenarkan mereka membaca kod anda',
          'Memegang telefon sokongan seminggu dalam setiap enam minggu',
          'Membuang apa yang tidak digunakan',
        ],
        terms:
          'Lima hari, di mana anda paling selesa bekerja, dengan satu hari seminggu bersama. Tiada mesyuarat sebelum pukul sepuluh.',
        day_name: 'Sehari dengan perisian',
        day: [
          'Jam pertama milik anda: satu laporan yang mengambil sembilan saat. Puncanya anda temui dalam pelan pertanyaan, bukan di tempat yang diteka orang. Kini setengah saat sahaja.',
          'Pukul sebelas anda dan rakan melihat seorang penjual bunga menulis invois. Dia menekan tempat yang tidak pernah anda fikirkan. Anda membuang separuh rancangan dan bersyukur ia masih di atas kertas.',
          'Petangnya satu keluaran bermasalah bagi dua pelanggan. Anda menariknya balik dahulu, kemudian baru berfikir. Menjelang pukul lima sudah ada ujian yang akan mengesannya.',
        ],
      },
    },
  }),
]
