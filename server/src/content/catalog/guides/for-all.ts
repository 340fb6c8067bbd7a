import { guide } from './guide.ts'

export const guidesForAll = [
  guide('how-to-reach-us', 'everybody', {
    en: {
      name: 'How to reach us',
      body: `<p>Press the help button in the corner of any page and write to us. You need not be signed in. A person reads it and answers by mail.</p>
<p>Tell us what you wanted to do, what happened instead, and on which device. Please never send a password: nobody of ours will ask for one.</p>`,
    },
    zh: {
      name: '怎样联系我们',
      body: `<p>在任何页面的角落按帮助按钮，就可以写信给我们，不需要登录。会有人阅读并用邮件答复您。</p>
<p>请告诉我们您想做什么、结果怎样、用的是什么设备。请不要发送密码：我们的人不会向您要密码。</p>`,
    },
    ms: {
      name: 'Cara menghubungi kami',
      body: `<p>Tekan butang bantuan di sudut mana-mana halaman dan tulis kepada kami. Anda tidak perlu log masuk. Seorang manusia membacanya dan menjawab melalui e-mel.</p>
<p>Beritahu apa yang ingin anda buat, apa yang berlaku, dan pada peranti apa. Jangan sekali-kali hantar kata laluan: orang kami tidak akan memintanya.</p>`,
    },
  }),
  guide('keeping-the-catalogue', 'staff', {
    en: {
      name: 'Keeping the catalogue',
      body: `<p>Companies and applicants read what you write here, in three languages. A text that is missing in one falls back to English; the lists show where.</p>
<ul><li>A survey that has been published keeps the texts it was published with. Changing a situation changes only surveys to come.</li><li>What is no longer offered is archived, not deleted: old results still need its name.</li><li>All four quadrants of a situation need a name and three shades.</li></ul>
<p>Write to one person, in short sentences. Nothing that we offer calls an answer good or bad.</p>`,
    },
    zh: {
      name: '维护目录',
      body: `<p>您在这里写的内容，公司和应聘者会用三种语言读到。缺少某种语言时会显示英文；列表会标出缺在哪里。</p>
<ul><li>已发布的问卷保留发布时的文字。修改情境，只影响以后的问卷。</li><li>不再提供的内容是归档，不是删除：旧的结果还需要它的名称。</li><li>每个情境的四个象限，都要有名称和三个色阶。</li></ul>
<p>请像写给一个人那样写，句子要短。我们提供的任何内容，都不评判回答的好坏。</p>`,
    },
    ms: {
      name: 'Menjaga katalog',
      body: `<p>Syarikat dan pemohon membaca apa yang anda tulis di sini, dalam tiga bahasa. Teks yang tiada dalam satu bahasa dipaparkan dalam bahasa Inggeris; senarai menunjukkan di mana.</p>
<ul><li>Tinjauan yang telah diterbitkan mengekalkan teks semasa diterbitkan. Mengubah situasi hanya mengubah tinjauan yang akan datang.</li><li>Apa yang tidak lagi ditawarkan diarkibkan, bukan dipadam: keputusan lama masih memerlukan namanya.</li><li>Keempat-empat sukuan sesuatu situasi memerlukan nama dan tiga rona.</li></ul>
<p>Tulis kepada seorang pembaca, dengan ayat pendek. Tiada apa-apa yang kami tawarkan menyebut sesuatu jawapan sebagai baik atau buruk.</p>`,
    },
  }),
]
