import { guide } from './guide.ts'

export const guidesForCompanies = [
  guide('reading-the-map', 'companies', {
    en: {
      name: 'Reading the map',
      body: `<p>Each dot is a person. From left to right: how they felt about what they wrote. From bottom to top: how much of it they could influence. The cross in the middle is where both are in balance.</p>
<h2>The ring</h2>
<p>It shows how far the dot might have moved, had the person written on another day. A large ring is a fact about how much we know, not about the person.</p>
<h2>What it is for</h2>
<ul><li>Seeing with whom to talk about what.</li><li>Finding statements that you would have read over.</li></ul>
<p>It is not for putting people in order. <strong>No corner is the right one.</strong></p>`,
    },
    zh: {
      name: '怎样读图',
      body: `<p>每个点是一个人。从左到右：他们对自己所写的感受如何。从下到上：其中有多少是自己能影响的。中间的十字是两者平衡之处。</p>
<h2>圆圈</h2>
<p>它显示如果换一天写，这个点可能会移动多远。圆圈大，说明我们知道得还不多，与这个人无关。</p>
<h2>它的用处</h2>
<ul><li>看出该与谁谈什么。</li><li>找到您可能会略过的话。</li></ul>
<p>它不是用来给人排名的。<strong>没有哪个角落才是对的。</strong></p>`,
    },
    ms: {
      name: 'Membaca peta',
      body: `<p>Setiap titik ialah seorang manusia. Dari kiri ke kanan: perasaan mereka tentang apa yang ditulis. Dari bawah ke atas: sejauh mana ia boleh mereka pengaruhi. Silang di tengah ialah tempat kedua-duanya seimbang.</p>
<h2>Gelang</h2>
<p>Ia menunjukkan sejauh mana titik itu mungkin beralih jika orang itu menulis pada hari lain. Gelang yang besar bercerita tentang berapa banyak yang kita tahu, bukan tentang orangnya.</p>
<h2>Kegunaannya</h2>
<ul><li>Melihat dengan siapa patut dibualkan tentang apa.</li><li>Menemui pernyataan yang mungkin terlepas pandang.</li></ul>
<p>Ia bukan untuk menyusun kedudukan orang. <strong>Tiada sudut yang paling betul.</strong></p>`,
    },
  }),
  guide('people-who-cannot-be-told-apart', 'companies', {
    en: {
      name: 'When two people cannot be told apart',
      body: `<p>Two people are called <em>not distinguishable</em> when the distance between their dots is no more than what their rings explain. Then the map has nothing to say about which of them stands where: read their statements.</p>
<p>Below three situations a dot is hollow and says <em>not enough to say</em>. It is compared with nobody. That is about how little was asked, not about the person.</p>
<p>Among forty applicants some pairs will look different by chance. So the map makes no groups and no order, and neither should we.</p>`,
    },
    zh: {
      name: '两个人无法区分时',
      body: `<p>如果两个点之间的距离，不超过两人的圆圈所能解释的，就称为<em>无法区分</em>。这时图说不出谁在哪里：请读他们写的内容。</p>
<p>少于三个情境时，点是空心的，并注明<em>还不足以下结论</em>，也不与任何人比较。这说的是问得太少，与这个人无关。</p>
<p>四十位应聘者当中，总有一些只是碰巧看起来不同。所以图不分组、不排名，我们也不该这样做。</p>`,
    },
    ms: {
      name: 'Apabila dua orang tidak dapat dibezakan',
      body: `<p>Dua orang disebut <em>tidak dapat dibezakan</em> apabila jarak antara titik mereka tidak melebihi apa yang dijelaskan oleh gelang mereka. Ketika itu peta tidak dapat berkata siapa berdiri di mana: bacalah pernyataan mereka.</p>
<p>Jika kurang daripada tiga situasi, titik menjadi kosong dan tertulis <em>belum cukup untuk membuat kesimpulan</em>. Ia tidak dibandingkan dengan sesiapa. Ini tentang sedikitnya yang ditanya, bukan tentang orangnya.</p>
<p>Antara empat puluh pemohon, ada pasangan yang kelihatan berbeza secara kebetulan. Maka peta tidak membuat kumpulan dan tidak menyusun kedudukan, dan begitu juga kita.</p>`,
    },
  }),
  guide('quadrants-and-shades', 'companies', {
    en: {
      name: 'Quadrants and shades',
      body: `<p>Every statement is either in the upper or the lower half of the person’s own order, and either positive or negative for them. That makes four quadrants; with much, some or no control in each, twelve shades.</p>
<ol><li>Important and positive</li><li>Important and negative</li><li>Less important and positive</li><li>Less important and negative</li></ol>
<p>A person has a share in each shade. Nobody <em>is</em> one. For the interview, begin with what is important, negative and hardly in their hands: these statements are offered first.</p>`,
    },
    zh: {
      name: '象限与色阶',
      body: `<p>每一条想法，都在本人排序的上半或下半，对本人来说不是正面就是负面。这样有四个象限；每个象限再分很多、一些、没有影响力，共十二个色阶。</p>
<ol><li>重要且正面</li><li>重要且负面</li><li>次要且正面</li><li>次要且负面</li></ol>
<p>一个人在每个色阶都占有一份，没有人<em>就是</em>某个色阶。面谈时，从重要、负面、又不太由自己作主的谈起：这些会先列出来。</p>`,
    },
    ms: {
      name: 'Sukuan dan rona',
      body: `<p>Setiap pernyataan berada di separuh atas atau separuh bawah susunan orang itu sendiri, dan sama ada positif atau negatif baginya. Jadilah empat sukuan; dengan kawalan banyak, sedikit atau tiada, dua belas rona.</p>
<ol><li>Penting dan positif</li><li>Penting dan negatif</li><li>Kurang penting dan positif</li><li>Kurang penting dan negatif</li></ol>
<p>Seseorang ada bahagian dalam setiap rona. Tiada sesiapa <em>ialah</em> satu rona. Untuk temu duga, mulakan dengan yang penting, negatif dan hampir di luar kawalan mereka: pernyataan ini ditawarkan dahulu.</p>`,
    },
  }),
  guide('from-statements-to-the-interview', 'companies', {
    en: {
      name: 'From statements to the interview',
      body: `<p>An interview that starts from a person’s own sentences is fairer and shorter than one that starts from a CV.</p>
<ol><li>Read all statements once without the map.</li><li>Mark three: one that you understand, one that surprises you, one that you do not understand.</li><li>Ask about them in this order: what happened, what did you do, what would you need here?</li><li>Ask everybody who comes the same number of questions.</li></ol>
<p>Do not ask about family plans, faith, health or politics, even if a statement touches on them. If the person brings it up, listen and go on to the work.</p>`,
    },
    zh: {
      name: '从文字到面谈',
      body: `<p>从对方自己的话开始的面谈，比从履历开始的更公平，也更省时间。</p>
<ol><li>先不看图，把所有的话读一遍。</li><li>标出三条：一条您明白的，一条让您意外的，一条您不明白的。</li><li>按这个顺序问：发生了什么？您做了什么？在这里您需要什么？</li><li>对每位来面谈的人，问同样多的问题。</li></ol>
<p>请不要问家庭计划、信仰、健康或政治，即使文字里提到。如果对方主动说起，听完后回到工作。</p>`,
    },
    ms: {
      name: 'Daripada pernyataan ke temu duga',
      body: `<p>Temu duga yang bermula daripada ayat orang itu sendiri lebih adil dan lebih singkat daripada yang bermula dengan resume.</p>
<ol><li>Baca semua pernyataan sekali tanpa melihat peta.</li><li>Tandakan tiga: satu yang anda faham, satu yang mengejutkan, satu yang anda tidak faham.</li><li>Tanya mengikut turutan: apa yang berlaku, apa yang anda buat, apa yang anda perlukan di sini?</li><li>Tanya setiap orang yang datang jumlah soalan yang sama.</li></ol>
<p>Jangan tanya tentang rancangan keluarga, kepercayaan, kesihatan atau politik, walaupun disentuh dalam pernyataan. Jika orang itu sendiri membangkitkannya, dengar dan kembali kepada kerja.</p>`,
    },
  }),
  guide('inviting-people', 'companies', {
    en: {
      name: 'Inviting people',
      body: `<p>Each person on a survey’s list gets a mail with a button of their own, in their language. It works until they have finished or the invitation ends.</p>
<ul><li>An invitation is open for one week, or two if you say so, and never longer than the survey.</li><li>Whoever has begun may finish within 24 hours after that.</li><li>You may ask somebody about one dimension only. Fewer than three situations are not enough for the map.</li><li>People who need more time get 25, 50 or 100 percent more on every clock.</li></ul>
<p>Use the address that people gave you for this purpose, and tell them that a mail is coming.</p>`,
    },
    zh: {
      name: '邀请参与者',
      body: `<p>名单上的每个人，都会收到一封用自己语言写的邮件，里面有专属的按钮。在完成或邀请到期之前都有效。</p>
<ul><li>邀请有效一周，也可以设为两周，但不会超过问卷本身的期限。</li><li>已经开始的人，到期后 24 小时内仍可完成。</li><li>您可以只请某人回答一个维度。少于三个情境，不足以放到图上。</li><li>需要更多时间的人，可以把所有计时延长 25%、50% 或 100%。</li></ul>
<p>请使用对方为此提供的邮箱，并事先告知会有邮件。</p>`,
    },
    ms: {
      name: 'Menjemput orang',
      body: `<p>Setiap orang dalam senarai tinjauan menerima e-mel dengan butangnya sendiri, dalam bahasanya. Ia boleh digunakan sehingga mereka selesai atau jemputan tamat.</p>
<ul><li>Jemputan terbuka selama seminggu, atau dua minggu jika anda mahu, dan tidak melebihi tempoh tinjauan.</li><li>Sesiapa yang sudah bermula boleh menghabiskannya dalam 24 jam selepas itu.</li><li>Anda boleh bertanya seseorang tentang satu dimensi sahaja. Kurang daripada tiga situasi tidak cukup untuk peta.</li><li>Orang yang memerlukan lebih masa boleh diberi tambahan 25, 50 atau 100 peratus pada setiap pengira masa.</li></ul>
<p>Gunakan alamat yang diberikan untuk tujuan ini, dan beritahu mereka bahawa e-mel akan tiba.</p>`,
    },
  }),
  guide('codes-instead-of-names', 'companies', {
    en: {
      name: 'Codes instead of names',
      body: `<p>Those who read results see a code such as <em>C-7Q2FK</em>. A name appears when that person is shortlisted. We all read differently once we know a name, a gender or a face.</p>
<p>The codes follow no order, so nobody can read from them who was invited first. A survey can be set to show names from the start, for example among your own people.</p>
<p>The list of those you invited shows names, of course, but not who wrote what.</p>`,
    },
    zh: {
      name: '编号代替姓名',
      body: `<p>阅读结果的人看到的是 <em>C-7Q2FK</em> 这样的编号。某人入围后，姓名才会出现。一旦知道姓名、性别或长相，我们读起来就不一样了。</p>
<p>编号没有先后，看不出谁先受到邀请。问卷也可以设为一开始就显示姓名，例如只有自己的员工参与时。</p>
<p>您邀请的名单当然会显示姓名，但不会显示谁写了什么。</p>`,
    },
    ms: {
      name: 'Kod sebagai ganti nama',
      body: `<p>Mereka yang membaca keputusan melihat kod seperti <em>C-7Q2FK</em>. Nama muncul apabila orang itu disenarai pendek. Kita semua membaca secara berbeza apabila sudah tahu nama, jantina atau wajah.</p>
<p>Kod tidak mengikut turutan, jadi tiada siapa tahu siapa yang dijemput dahulu. Sesuatu tinjauan boleh ditetapkan untuk memaparkan nama dari awal, contohnya sesama pekerja anda sendiri.</p>
<p>Senarai orang yang anda jemput memang memaparkan nama, tetapi bukan siapa menulis apa.</p>`,
    },
  }),
  guide('who-may-do-what', 'companies', {
    en: {
      name: 'Who may do what in your company',
      body: `<ul><li><strong>Owner:</strong> everything, the plan and the roles included.</li><li><strong>Manager:</strong> surveys, participants and results of their departments.</li><li><strong>Member:</strong> reads results.</li></ul>
<p>Departments keep things apart: a manager of Retail does not see the surveys of the Roastery. People join by an invitation from you, which they accept with their own address.</p>
<p>Whatever changes something is written into the activity log, with who did it and when.</p>`,
    },
    zh: {
      name: '公司里谁可以做什么',
      body: `<ul><li><strong>所有者：</strong>可以做一切，包括方案和角色。</li><li><strong>经理：</strong>管理本部门的问卷、参与者和结果。</li><li><strong>成员：</strong>阅读结果。</li></ul>
<p>部门把事情分开：零售部的经理看不到烘焙部的问卷。同事通过您的邀请加入，并用自己的邮箱接受。</p>
<p>凡是作了改动的，都会写进活动记录，包括谁在什么时候做的。</p>`,
    },
    ms: {
      name: 'Siapa boleh buat apa dalam syarikat anda',
      body: `<ul><li><strong>Pemilik:</strong> semuanya, termasuk pelan dan peranan.</li><li><strong>Pengurus:</strong> tinjauan, peserta dan keputusan jabatan mereka.</li><li><strong>Ahli:</strong> membaca keputusan.</li></ul>
<p>Jabatan mengasingkan urusan: pengurus Runcit tidak melihat tinjauan bahagian Sangrai. Rakan sekerja menyertai melalui jemputan anda, yang diterima dengan alamat mereka sendiri.</p>
<p>Apa-apa yang mengubah sesuatu dicatat dalam log aktiviti, dengan siapa membuatnya dan bila.</p>`,
    },
  }),
]
