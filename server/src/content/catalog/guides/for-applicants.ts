import { guide } from './guide.ts'

export const guidesForApplicants = [
  guide('what-to-expect', 'applicants', {
    en: {
      name: 'What to expect',
      body: `<p>You have been invited by a company that would like to read how you see things, before or beside an interview. It takes 30 to 45 minutes; allow an hour.</p>
<ol><li><strong>Write.</strong> For each situation, 8 to 12 short statements.</li><li><strong>Order.</strong> The most important one goes to the top.</li><li><strong>Feel.</strong> Say of each whether it is positive or negative for you.</li><li><strong>Influence.</strong> Much, some or none: how far is it in your hands?</li></ol>
<p>At the end you order the situations themselves, and see your own map.</p>`,
    },
    zh: {
      name: '大概是怎样的',
      body: `<p>邀请您的公司希望在面谈之前或之外，先读到您怎样看事情。大约需要 30 至 40 分钟，建议预留一小时。</p>
<ol><li><strong>写。</strong>每个情境写 8 至 12 条简短的想法。</li><li><strong>排。</strong>把最重要的放在最上面。</li><li><strong>感受。</strong>每一条对您是正面还是负面？</li><li><strong>影响。</strong>很多、一些或没有：它有多少在您手中？</li></ol>
<p>最后，您把各个情境本身排个顺序，并看到自己的图。</p>`,
    },
    ms: {
      name: 'Apa yang akan berlaku',
      body: `<p>Anda dijemput oleh syarikat yang ingin membaca pandangan anda, sebelum atau di samping temu duga. Ia mengambil masa 30 hingga 45 minit; peruntukkan sejam.</p>
<ol><li><strong>Tulis.</strong> Bagi setiap situasi, 8 hingga 12 pernyataan ringkas.</li><li><strong>Susun.</strong> Yang paling penting diletakkan di atas.</li><li><strong>Rasa.</strong> Nyatakan sama ada setiap satu positif atau negatif bagi anda.</li><li><strong>Pengaruh.</strong> Banyak, sedikit atau tiada: sejauh mana ia di tangan anda?</li></ol>
<p>Akhir sekali anda menyusun situasi itu sendiri, dan melihat peta anda.</p>`,
    },
  }),
  guide('what-to-write', 'applicants', {
    en: {
      name: 'What to write',
      body: `<p>A statement is one thing: something that happened, a thought, something you did, a detail that stayed with you. One sentence is enough.</p>
<ul><li>Take it from anywhere: work, school, family, an association.</li><li>Small things count. “Nobody told us who decides” says a lot.</li><li>Write as you speak, in the language in which you think.</li><li>Leave out other people’s names and secrets.</li></ul>
<p>If nothing comes, look at the three examples beside the question. They are there to be different from yours.</p>`,
    },
    zh: {
      name: '写些什么',
      body: `<p>一条想法就是一件事：发生过的事、一个念头、您做的一件事、一个忘不了的细节。一句话就够了。</p>
<ul><li>哪里都可以取材：工作、学校、家庭、社团。</li><li>小事也算。“没有人告诉我们由谁决定”已经说了很多。</li><li>怎么说就怎么写，用您思考时的语言。</li><li>请略去别人的姓名和隐私。</li></ul>
<p>如果一时想不到，看看题目旁边的三个例子。它们本来就和您的不一样。</p>`,
    },
    ms: {
      name: 'Apa yang patut ditulis',
      body: `<p>Satu pernyataan ialah satu perkara: sesuatu yang berlaku, satu fikiran, sesuatu yang anda buat, satu butiran yang masih diingati. Satu ayat sudah memadai.</p>
<ul><li>Ambil dari mana-mana: kerja, sekolah, keluarga, persatuan.</li><li>Hal kecil juga bermakna. “Tiada sesiapa memberitahu kami siapa yang membuat keputusan” sudah banyak bercerita.</li><li>Tulis seperti anda bercakap, dalam bahasa anda berfikir.</li><li>Tinggalkan nama dan rahsia orang lain.</li></ul>
<p>Jika tiada yang terlintas, lihat tiga contoh di sebelah soalan. Memang contoh itu berbeza daripada cerita anda.</p>`,
    },
  }),
  guide('if-the-connection-breaks', 'applicants', {
    en: {
      name: 'If the connection breaks',
      body: `<p><strong>Nothing is lost.</strong> Every statement is kept on your device first and then sent. If the line is down, carry on; it is sent as soon as there is a connection again.</p>
<ul><li>Closed the page by mistake? Open the invitation again: you are where you were.</li><li>Another device? The same link works there, and the older page ends.</li><li>The ten minutes for writing stand still while our service is down.</li></ul>
<p>At the very end, wait until the page says that everything has been sent.</p>`,
    },
    zh: {
      name: '网络断了怎么办',
      body: `<p><strong>什么都不会丢。</strong>每一条想法先保存在您的设备上，再发送出去。网络断了请继续写，恢复后会自动发送。</p>
<ul><li>不小心关了页面？再打开邀请，就回到原来的地方。</li><li>换一台设备？同一个链接也能用，旧的页面会结束。</li><li>如果是我们的服务中断，十分钟的写作时间会暂停。</li></ul>
<p>全部完成时，请等到页面说明内容都已发送。</p>`,
    },
    ms: {
      name: 'Jika sambungan terputus',
      body: `<p><strong>Tiada apa yang hilang.</strong> Setiap pernyataan disimpan dahulu pada peranti anda, kemudian dihantar. Jika talian terputus, teruskan; ia dihantar sebaik sahaja sambungan pulih.</p>
<ul><li>Tertutup halaman? Buka semula jemputan: anda kembali ke tempat tadi.</li><li>Peranti lain? Pautan yang sama boleh digunakan, dan halaman lama akan tamat.</li><li>Sepuluh minit untuk menulis dihentikan sementara perkhidmatan kami terganggu.</li></ul>
<p>Pada akhirnya, tunggu sehingga halaman menyatakan semuanya telah dihantar.</p>`,
    },
  }),
  guide('who-reads-what', 'applicants', {
    en: {
      name: 'Who reads what you write',
      body: `<p>The people at the company who decide about this position. They see a code such as <em>C-7Q2FK</em> instead of your name until they shortlist you, unless the company has chosen otherwise.</p>
<p>No calculation accepts or rejects anybody. The map shows what you wrote, ranked and felt on that day. It is not a test of your character, and no place on it is better than another.</p>
<p>You can ask for a copy of everything that is kept about you, and have it erased. Write to the company, or to us with the help button.</p>`,
    },
    zh: {
      name: '谁会读到您写的内容',
      body: `<p>公司里决定这个岗位的人。在您入围之前，他们看到的是 <em>C-7Q2FK</em> 这样的编号，不是您的姓名，除非公司另有选择。</p>
<p>没有人会因为计算而被录用或拒绝。图显示的是您那一天写下、排序和感受到的。它不是对您为人的测验，图上也没有哪个位置更好。</p>
<p>您可以索取我们保存的关于您的全部资料，也可以要求删除。请写信给公司，或用帮助按钮告诉我们。</p>`,
    },
    ms: {
      name: 'Siapa yang membaca tulisan anda',
      body: `<p>Orang di syarikat yang memutuskan tentang jawatan ini. Mereka melihat kod seperti <em>C-7Q2FK</em> dan bukan nama anda sehingga anda disenarai pendek, melainkan syarikat memilih sebaliknya.</p>
<p>Tiada pengiraan yang menerima atau menolak sesiapa. Peta menunjukkan apa yang anda tulis, susun dan rasai pada hari itu. Ia bukan ujian tentang diri anda, dan tiada tempat padanya yang lebih baik daripada yang lain.</p>
<p>Anda boleh meminta salinan semua yang disimpan tentang anda, dan meminta ia dipadamkan. Tulis kepada syarikat, atau kepada kami melalui butang bantuan.</p>`,
    },
  }),
]
