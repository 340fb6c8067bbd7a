import { interpretations } from './interpretation.ts'

export const growthInterpretations = interpretations('growth', {
  en: [
    {
      reading: [
        'What moves them on',
        'Ways of learning that they value and like. See whether they learn alone, by doing, or beside somebody: it tells you how to plan their first weeks.',
      ],
      question: [
        'How you would begin here',
        'You described how you learned something. How should we show you this work, and how will we both see after a month that it has been learned?',
      ],
    },
    {
      reading: [
        'Where learning hurt',
        'Learning mattered to them, and here it was unpleasant: fear of asking, a teacher who left, words that stung. People write this when they have thought about it. It is worth asking what they made of it.',
      ],
      question: [
        'When learning was hard',
        'You mention something that held you back and was important to you. What did you do with it then, and what should whoever trains you here know?',
      ],
    },
    {
      reading: [
        'What came by itself',
        'Steps that went well and that they do not make much of. What people take for granted in themselves is easily overlooked by others too: ask for an example.',
      ],
      question: [
        'What you find easy',
        'You write in passing about things that came easily. Tell me about one of them as if you were explaining it to a beginner.',
      ],
    },
    {
      reading: [
        'What they would rather skip',
        'Parts of learning that they disliked and rank low, such as forms, tests or repetition. If the job has many of them, tell them early.',
      ],
      question: [
        'The dull part',
        'Every job has something to learn that is dull; here it is this (name it). How have you got through such things so far?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '推动他们的',
        '他们看重也喜欢的学习方式。看看是独自学、边做边学，还是跟着别人学：这告诉您怎样安排他们最初的几个星期。',
      ],
      question: [
        '在这里怎样开始',
        '您描述了自己是怎样学会一件事的。我们该怎样把这份工作教给您？一个月后，双方怎样看出已经学会了？',
      ],
    },
    {
      reading: [
        '学习中的痛处',
        '学习对他们很重要，却有过不愉快：不敢问、老师离开、刺人的话。会写下这些的人，往往已经想过。值得问问他们从中得到了什么。',
      ],
      question: ['学得辛苦的时候', '您提到一件对您重要、却绊住您的事。当时您怎样应对？在这里带您的人应该知道什么？'],
    },
    {
      reading: [
        '自然学会的',
        '进展顺利、自己却没有当一回事的步骤。人视为理所当然的长处，别人也容易忽略：请对方举个例子。',
      ],
      question: ['您觉得容易的', '您顺带提到一些很快就上手的事。请挑一件，像教新手那样讲给我听。'],
    },
    {
      reading: [
        '宁愿略过的',
        '学习中他们不喜欢、也排得不高的部分，例如表格、考试或重复练习。如果这份工作里这类事很多，请早点说明。',
      ],
      question: [
        '枯燥的部分',
        '每份工作都有枯燥的东西要学，我们这里是这个（请举例）。以往遇到这类事，您是怎样过来的？',
      ],
    },
  ],
  ms: [
    {
      reading: [
        'Apa yang menggerakkan mereka',
        'Cara belajar yang mereka hargai dan suka. Lihat sama ada mereka belajar sendiri, sambil membuat, atau di sisi seseorang: ia memberi panduan untuk merancang minggu-minggu pertama.',
      ],
      question: [
        'Bagaimana anda akan bermula di sini',
        'Anda menceritakan cara anda mempelajari sesuatu. Bagaimana patut kami menunjukkan kerja ini, dan bagaimana kita sama-sama tahu selepas sebulan bahawa ia sudah dikuasai?',
      ],
    },
    {
      reading: [
        'Di mana belajar terasa pedih',
        'Belajar penting bagi mereka, dan di sini ia tidak menyenangkan: takut bertanya, guru yang pergi, kata-kata yang menusuk. Orang menulis begini apabila sudah memikirkannya. Wajar ditanya apa yang mereka peroleh daripadanya.',
      ],
      question: [
        'Ketika belajar itu sukar',
        'Anda menyebut sesuatu yang menghalang anda dan penting bagi anda. Apa yang anda buat ketika itu, dan apa yang patut diketahui oleh orang yang melatih anda di sini?',
      ],
    },
    {
      reading: [
        'Apa yang datang sendiri',
        'Langkah yang lancar dan tidak diperbesarkan oleh mereka. Apa yang dianggap biasa pada diri sendiri mudah juga terlepas pandang oleh orang lain: minta satu contoh.',
      ],
      question: [
        'Apa yang mudah bagi anda',
        'Sambil lalu anda menulis tentang perkara yang mudah dikuasai. Ceritakan satu daripadanya seolah-olah anda mengajar orang baharu.',
      ],
    },
    {
      reading: [
        'Apa yang mahu dilangkau',
        'Bahagian belajar yang tidak disukai dan diletakkan rendah, seperti borang, ujian atau ulangan. Jika kerja ini banyak perkara begitu, beritahu dari awal.',
      ],
      question: [
        'Bahagian yang membosankan',
        'Setiap kerja ada perkara membosankan yang perlu dipelajari; di sini, inilah dia (sebutkan). Bagaimana anda melaluinya sebelum ini?',
      ],
    },
  ],
})
