import type { Texts } from '@catchpitch/contract/languages'

type DefaultTemplate = {
  code: string
  name: Texts
  /** What applicants read about the survey, as companies get it to begin with: rich text. */
  body: Texts
  module: string
  /** In the order in which they are asked. */
  situations: readonly string[]
  /** By which it is suggested; null: to everybody. */
  industry: string | null
  job_position: string | null
}

/** Ready surveys: at least one of each kind of module, and some for the positions that small companies fill most. */
export const defaultTemplates: readonly DefaultTemplate[] = [
  {
    code: 'counter-and-service',
    name: { en: 'Counter and service', zh: '柜台与服务', ms: 'Kaunter dan layanan' },
    body: {
      en: '<p>Thank you for your interest in working at our counter. Before we meet, we would like to hear how you get on with people, with busy hours and with new things. Write as you speak.</p>',
      zh: '<p>感谢您有意到我们的柜台工作。见面之前，我们想听听您怎样与人相处、怎样度过忙碌的时段、怎样学新东西。怎么说就怎么写。</p>',
      ms: '<p>Terima kasih kerana berminat bekerja di kaunter kami. Sebelum bertemu, kami ingin mendengar cara anda bergaul, mengharungi waktu sibuk dan mempelajari perkara baharu. Tulis seperti anda bercakap.</p>',
    },
    module: 'jd-fit',
    situations: ['working-with-others', 'too-much-at-once', 'somebody-unhappy'],
    industry: 'food_and_beverage',
    job_position: 'food_service',
  },
  {
    code: 'sales-floor',
    name: { en: 'Sales floor', zh: '卖场销售', ms: 'Ruang jualan' },
    body: {
      en: '<p>We sell to people who come again. Tell us about customers who trusted you, about one who was not happy, and about a no that you had to say. There is no script to know.</p>',
      zh: '<p>我们的顾客会一来再来。请说说信任您的顾客、一位不满意的顾客，以及您不得不说的一次“不”。没有需要背的台词。</p>',
      ms: '<p>Kami menjual kepada orang yang datang semula. Ceritakan tentang pelanggan yang mempercayai anda, seorang yang tidak puas hati, dan satu penolakan yang terpaksa anda buat. Tiada skrip yang perlu dihafal.</p>',
    },
    module: 'jd-fit',
    situations: ['somebody-who-comes-back', 'somebody-unhappy', 'saying-no'],
    industry: 'retail',
    job_position: 'sales_assistant',
  },
  {
    code: 'office-and-accounts',
    name: { en: 'Office and accounts', zh: '办公室与会计', ms: 'Pejabat dan akaun' },
    body: {
      en: '<p>In our office one person’s work rests on that of another. We would like to read how you rely on others, what you do when a rule does not fit, and how you look at mistakes.</p>',
      zh: '<p>在我们的办公室，一个人的工作建立在另一个人的工作上。我们想读到您怎样依靠别人、规定不合用时怎么做，以及怎样看待错误。</p>',
      ms: '<p>Di pejabat kami, kerja seorang bergantung pada kerja orang lain. Kami ingin membaca cara anda bergantung pada orang, apa yang anda buat apabila peraturan tidak kena, dan pandangan anda tentang kesilapan.</p>',
    },
    module: 'jd-fit',
    situations: ['relying-on-somebody', 'between-rule-and-case', 'a-mistake-of-your-own'],
    industry: 'professional_services',
    job_position: 'accounts',
  },
  {
    code: 'drivers-and-warehouse',
    name: { en: 'Drivers and warehouse', zh: '司机与仓库', ms: 'Pemandu dan gudang' },
    body: {
      en: '<p>Plans change on the road and in the yard, and nobody can do it alone. Three situations, in any language you like; short sentences are welcome.</p>',
      zh: '<p>路上和仓库里，计划常变，一个人也做不成。三个情境，用您喜欢的语言写；短句就好。</p>',
      ms: '<p>Rancangan sering berubah di jalan raya dan di gudang, dan tiada siapa boleh membuatnya seorang diri. Tiga situasi, dalam apa-apa bahasa yang anda suka; ayat pendek dialu-alukan.</p>',
    },
    module: 'jd-fit',
    situations: ['when-the-plan-changed', 'relying-on-somebody', 'too-much-at-once'],
    industry: 'logistics',
    job_position: 'operations',
  },
  {
    code: 'trainees',
    name: { en: 'Trainees and graduates', zh: '见习生与毕业生', ms: 'Pelatih dan graduan' },
    body: {
      en: '<p>You are at the beginning, and that is what this is about. We do not count years. Tell us what you have been told, what went wrong, what you started and with whom.</p>',
      zh: '<p>您正在起步，而这正是我们想聊的。我们不数年资。请说说别人对您说过什么、出过什么错、您开始过什么、和谁一起。</p>',
      ms: '<p>Anda baru bermula, dan itulah yang ingin kami bualkan. Kami tidak mengira tahun. Ceritakan apa yang pernah ditegur, apa yang tidak menjadi, apa yang anda mulakan dan bersama siapa.</p>',
    },
    module: 'rise-and-shine',
    situations: [
      'being-told-what-to-do-better',
      'a-mistake-of-your-own',
      'something-of-your-own',
      'working-with-others',
    ],
    industry: null,
    job_position: 'trainee',
  },
  {
    code: 'stepping-up',
    name: { en: 'Stepping up to lead', zh: '走上主管岗位', ms: 'Melangkah menjadi ketua' },
    body: {
      en: '<p>You know us, and we would like you to lead. Before we talk about it, take an hour for four situations that leading is made of. Nothing of it goes into your file without your word.</p>',
      zh: '<p>您了解我们，我们也希望由您来带队。谈这件事之前，请用一小时写写带人会遇到的四个情境。未经您同意，不会放进您的档案。</p>',
      ms: '<p>Anda mengenali kami, dan kami ingin anda memimpin. Sebelum berbincang, luangkan sejam untuk empat situasi yang menjadi asam garam seorang ketua. Tiada apa-apa dimasukkan ke dalam fail anda tanpa izin anda.</p>',
    },
    module: 'rise-and-shine',
    situations: ['being-told-what-to-do-better', 'not-of-one-mind', 'a-promise-hard-to-keep', 'changing-your-mind'],
    industry: null,
    job_position: 'team_leader',
  },
  {
    code: 'before-a-partnership',
    name: { en: 'Before a partnership', zh: '合伙之前', ms: 'Sebelum perkongsian' },
    body: {
      en: '<p>We are thinking of going into business together. Each of us answers the same four situations by themselves; then we read each other’s. It is easier to talk about money after that.</p>',
      zh: '<p>我们正考虑一起做生意。每个人各自回答同样的四个情境，然后互相阅读。在那之后再谈钱，会容易些。</p>',
      ms: '<p>Kita sedang memikirkan untuk berniaga bersama. Masing-masing menjawab empat situasi yang sama, kemudian saling membaca. Selepas itu lebih mudah bercakap tentang wang.</p>',
    },
    module: 'business-partner',
    situations: ['a-promise-hard-to-keep', 'money-at-stake', 'not-of-one-mind', 'deciding-with-too-little'],
    industry: null,
    job_position: null,
  },
  {
    code: 'freelancers-and-agencies',
    name: { en: 'Freelancers and agencies', zh: '自由职业者与代理', ms: 'Pekerja bebas dan agensi' },
    body: {
      en: '<p>Before our first project together we would like to know how you like to work side by side. Three situations, and afterwards we tell you the same about us.</p>',
      zh: '<p>第一次合作之前，我们想知道您喜欢怎样并肩工作。三个情境，之后我们也告诉您我们的。</p>',
      ms: '<p>Sebelum projek pertama kita bersama, kami ingin tahu cara anda suka bekerja seiring. Tiga situasi, dan selepas itu kami ceritakan pula tentang kami.</p>',
    },
    module: 'collaborator',
    situations: ['relying-on-somebody', 'when-the-plan-changed', 'not-of-one-mind'],
    industry: null,
    job_position: 'marketing',
  },
  {
    code: 'agents-and-franchisees',
    name: { en: 'Agents and franchisees', zh: '代理与加盟者', ms: 'Ejen dan pemegang francais' },
    body: {
      en: '<p>You would work under our name and on your own account. These four situations are what our agents meet every month; we read your statements to see how we can support you.</p>',
      zh: '<p>您将以我们的名义、自负盈亏地工作。这四个情境是我们的代理每个月都会遇到的；我们阅读您写的内容，看看能怎样支持您。</p>',
      ms: '<p>Anda akan bekerja atas nama kami tetapi untuk akaun sendiri. Empat situasi ini ditempuh ejen kami setiap bulan; kami membaca pernyataan anda untuk melihat bagaimana kami boleh menyokong.</p>',
    },
    module: 'self-employed',
    situations: ['somebody-who-comes-back', 'saying-no', 'money-at-stake', 'not-knowing-how-it-ends'],
    industry: 'construction_and_property',
    job_position: null,
  },
  {
    code: 'first-ten-people',
    name: { en: 'The first ten people', zh: '最早的十个人', ms: 'Sepuluh orang pertama' },
    body: {
      en: '<p>We are few, and the job that we describe today will be another one in six months. So we ask about beginnings, changed plans, changed minds and early decisions.</p>',
      zh: '<p>我们人不多，今天描述的工作，半年后就是另一个样子。所以我们想问：开始、变动的计划、改变的看法和及早的决定。</p>',
      ms: '<p>Kami masih sedikit, dan kerja yang kami huraikan hari ini akan berubah dalam enam bulan. Maka kami bertanya tentang permulaan, rancangan yang bertukar, fikiran yang berubah dan keputusan awal.</p>',
    },
    module: 'startups',
    situations: ['something-of-your-own', 'when-the-plan-changed', 'changing-your-mind', 'deciding-with-too-little'],
    industry: 'technology',
    job_position: 'software',
  },
  {
    code: 'care-and-teaching',
    name: { en: 'Care and teaching', zh: '护理与教学', ms: 'Penjagaan dan pengajaran' },
    body: {
      en: '<p>You would look after people who depend on you. We have chosen three situations for that. Please leave out names and anything that was told to you in confidence.</p>',
      zh: '<p>您将照顾依靠您的人。我们为此挑选了三个情境。请略去姓名，以及别人私下告诉您的事。</p>',
      ms: '<p>Anda akan menjaga orang yang bergantung pada anda. Kami memilih tiga situasi untuk itu. Sila tinggalkan nama dan apa-apa yang diceritakan kepada anda secara sulit.</p>',
    },
    module: 'custom',
    situations: ['somebody-unhappy', 'between-rule-and-case', 'not-knowing-how-it-ends'],
    industry: 'health_and_education',
    job_position: 'health_care',
  },
]
