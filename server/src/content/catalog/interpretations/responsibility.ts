import { interpretations } from './interpretation.ts'

export const responsibilityInterpretations = interpretations('responsibility', {
  en: [
    {
      reading: [
        'What they stand for',
        'Things they began, kept or paid for, which matter to them and of which they are glad. See how much of it they did alone and how much with others; both can be what you need.',
      ],
      question: [
        'Something that exists because of you',
        'You wrote about something that you took upon yourself. What was the first step, what did you have to give up for it, and who carries it today?',
      ],
    },
    {
      reading: [
        'What it cost them',
        'Responsibility that mattered and hurt: money, promises, being left alone with it. Those who name it have usually counted the cost. Ask what terms would make them take it on again.',
      ],
      question: [
        'When it became too heavy',
        'You mention something for which you had to answer and which weighed on you. When did you tell somebody, and what should be agreed between us before you take on such a thing here?',
      ],
    },
    {
      reading: [
        'Gladness by the way',
        'Making, selling, saving, thanks received: pleasant things around a responsibility, placed in the second row. They show what keeps somebody going on ordinary days.',
      ],
      question: [
        'The part you like',
        'You mention parts of it that you enjoy without calling them important. How much of your week should they have?',
      ],
    },
    {
      reading: [
        'What comes with it',
        'Fees, forms, evenings: disliked, and accepted as part of the whole. Where they say that they could change it, somebody might take it off them.',
      ],
      question: [
        'What you would hand over',
        'You name tasks that simply came along. Which of them would you hand over tomorrow, and what would somebody need to know to do it well?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '他们所承担的',
        '由他们开始、守住或付出代价的事，既看重也欣慰。看看其中多少是独自完成，多少与人一起；两者都可能正是您需要的。',
      ],
      question: ['因您而有的一件事', '您写到自己担起的一件事。第一步是什么？为此您放弃了什么？今天由谁接着做？'],
    },
    {
      reading: [
        '付出的代价',
        '重要却难受的担子：金钱、承诺、独自面对。会说出来的人，多半算过代价。问问在什么条件下，他们愿意再担一次。',
      ],
      question: [
        '变得太重的时候',
        '您提到一件要由您负责、让您感到沉重的事。您什么时候告诉了别人？如果在这里再担这样的事，我们之间应该先说好什么？',
      ],
    },
    {
      reading: [
        '顺带的欣慰',
        '动手做、卖出去、省下来、收到感谢：围绕着一份责任的愉快，排在第二位。它们说明平常的日子里，是什么让人继续下去。',
      ],
      question: ['您喜欢的那部分', '您提到其中一些您喜欢、却不觉得重要的部分。它们该占您一星期的多少？'],
    },
    {
      reading: [
        '随之而来的',
        '规费、表格、搭进去的夜晚：不喜欢，却当作一部分接受了。若他们说自己能改变，也许有人可以接手。',
      ],
      question: ['您愿意交出去的', '您列出一些附带的杂事。哪一件您明天就愿意交出去？接手的人要知道什么才做得好？'],
    },
  ],
  ms: [
    {
      reading: [
        'Apa yang mereka pegang',
        'Perkara yang mereka mulakan, tunaikan atau tanggung, yang penting dan menggembirakan mereka. Lihat berapa banyak dibuat sendiri dan berapa banyak bersama orang lain; kedua-duanya mungkin yang anda perlukan.',
      ],
      question: [
        'Sesuatu yang wujud kerana anda',
        'Anda menulis tentang sesuatu yang anda pikul sendiri. Apa langkah pertamanya, apa yang terpaksa anda korbankan, dan siapa yang meneruskannya hari ini?',
      ],
    },
    {
      reading: [
        'Harga yang dibayar',
        'Tanggungjawab yang penting tetapi menyakitkan: wang, janji, menanggungnya seorang diri. Mereka yang menyebutnya selalunya sudah mengira harganya. Tanya atas syarat apa mereka sanggup memikulnya lagi.',
      ],
      question: [
        'Apabila ia terlalu berat',
        'Anda menyebut sesuatu yang perlu anda jawab dan membebani anda. Bila anda memberitahu seseorang, dan apa yang patut kita persetujui dahulu sebelum anda memikul perkara begitu di sini?',
      ],
    },
    {
      reading: [
        'Kegembiraan sampingan',
        'Membuat, menjual, berjimat, menerima ucapan terima kasih: hal menyenangkan di sekeliling tanggungjawab, diletakkan di barisan kedua. Ia menunjukkan apa yang membuat seseorang terus pada hari biasa.',
      ],
      question: [
        'Bahagian yang anda suka',
        'Anda menyebut bahagian yang anda nikmati tanpa menganggapnya penting. Berapa banyak daripada minggu anda patut diisi dengannya?',
      ],
    },
    {
      reading: [
        'Apa yang datang bersama',
        'Yuran, borang, malam yang terpakai: tidak disukai, namun diterima sebagai sebahagian daripadanya. Jika mereka kata boleh mengubahnya, mungkin ada orang yang boleh mengambil alih.',
      ],
      question: [
        'Apa yang akan anda serahkan',
        'Anda menyebut tugas yang datang begitu sahaja. Mana yang akan anda serahkan esok, dan apa yang perlu diketahui oleh penggantinya?',
      ],
    },
  ],
})
