import { interpretations } from './interpretation.ts'

export const peopleInterpretations = interpretations('people', {
  en: [
    {
      reading: [
        'Company that counts',
        'What matters to them about working with others is something they are glad of. See who appears in these statements: a few people or many, equals or superiors. It tells you what they would miss if it were not there.',
      ],
      question: [
        'What made it go well',
        'You wrote about people with whom work went well. What was your own part in that, and what would you look for first in a new team?',
      ],
    },
    {
      reading: [
        'Ties that weigh',
        'The people they work with matter to them, and right there something hurts. It shows that they care. Where they could have changed it, ask what they tried; where they could not, ask what they would have needed.',
      ],
      question: [
        'What was left between you',
        'You mention something difficult with a colleague that was important to you. What did you say at the time, what did you keep to yourself, and what would you have wished from your supervisor?',
      ],
    },
    {
      reading: [
        'Pleasant, and not decisive',
        'They enjoy this about others without making much of it. Such things often become visible only when they are gone, and they tell you about everyday manners more than about decisions.',
      ],
      question: [
        'Small things between people',
        'You mention small things that you liked among colleagues. Which of them would you bring along, and which would you need to find here?',
      ],
    },
    {
      reading: [
        'Frictions at the side',
        'Habits of others that bother them a little. They noticed, wrote it down, and put other things first. See whether several statements name the same habit.',
      ],
      question: [
        'What you let pass',
        'Some things about others annoyed you a little. How did you decide to let them pass, and when would you speak up?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '看重的同伴',
        '在与人共事方面，他们看重的，正是让他们高兴的。留意这些话里出现了谁：少数几个人还是很多人，平级还是上级。由此可知，若少了什么，他们会觉得缺憾。',
      ],
      question: ['顺利是怎么来的', '您写到与一些人共事很顺利。其中您自己做了什么？到了新的团队，您会先寻找什么？'],
    },
    {
      reading: [
        '沉重的关系',
        '共事的人对他们很重要，而难受之处也正在这里，这说明他们在意。能改变的，问问试过什么；改变不了的，问问当时需要什么。',
      ],
      question: [
        '留在你们之间的事',
        '您提到与同事之间一件对您很重要、也不容易的事。当时您说了什么，又保留了什么？您希望主管做些什么？',
      ],
    },
    {
      reading: [
        '愉快，但不是关键',
        '他们享受与人相处中的这些事，却没有看得很重。这类事往往没有了才被察觉，说的多半是日常的待人方式，而不是重大的决定。',
      ],
      question: ['人与人之间的小事', '您提到同事之间一些让您喜欢的小事。哪些您会带来，哪些要看我们这里有没有？'],
    },
    {
      reading: [
        '旁边的小摩擦',
        '别人的一些习惯让他们有点烦。他们注意到了，写了下来，却把别的事放在前面。看看是否有几句话说的是同一个习惯。',
      ],
      question: ['放过的事', '别人的一些做法让您有点不快。您是怎样决定放过的？什么时候会说出来？'],
    },
  ],
  ms: [
    {
      reading: [
        'Rakan yang bermakna',
        'Apa yang penting bagi mereka tentang bekerja dengan orang lain ialah perkara yang menggembirakan mereka. Lihat siapa yang muncul: beberapa orang atau ramai, setara atau atasan. Ia memberitahu apa yang akan mereka rindui jika tiada.',
      ],
      question: [
        'Apa yang melancarkannya',
        'Anda menulis tentang orang yang mudah dibawa bekerjasama. Apa bahagian anda sendiri, dan apa yang akan anda cari dahulu dalam pasukan baharu?',
      ],
    },
    {
      reading: [
        'Hubungan yang membebani',
        'Orang yang bekerja bersama penting bagi mereka, dan di situlah ada yang menyakitkan. Itu tanda mereka ambil peduli. Jika boleh diubah, tanya apa yang telah dicuba; jika tidak, tanya apa yang diperlukan ketika itu.',
      ],
      question: [
        'Apa yang tertinggal antara anda',
        'Anda menyebut sesuatu yang sukar dengan rakan sekerja dan penting bagi anda. Apa yang anda katakan ketika itu, apa yang dipendam, dan apa yang anda harapkan daripada penyelia?',
      ],
    },
    {
      reading: [
        'Menyenangkan, bukan penentu',
        'Mereka menikmati hal ini tanpa memberatkannya. Perkara begini sering disedari hanya setelah tiada, dan lebih banyak bercerita tentang budi bahasa harian daripada keputusan besar.',
      ],
      question: [
        'Hal kecil sesama rakan',
        'Anda menyebut hal-hal kecil yang anda suka antara rakan sekerja. Mana yang akan anda bawa, dan mana yang perlu ada di sini?',
      ],
    },
    {
      reading: [
        'Geseran di tepi',
        'Tabiat orang lain yang sedikit mengganggu. Mereka perasan, mencatatnya, dan mendahulukan perkara lain. Lihat sama ada beberapa pernyataan menyebut tabiat yang sama.',
      ],
      question: [
        'Apa yang anda biarkan',
        'Ada perkara tentang orang lain yang sedikit menjengkelkan anda. Bagaimana anda memutuskan untuk membiarkannya, dan bila anda akan bersuara?',
      ],
    },
  ],
})
