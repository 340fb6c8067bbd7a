import { interpretations } from './interpretation.ts'

export const pressureInterpretations = interpretations('pressure', {
  en: [
    {
      reading: [
        'What holds under load',
        'In a hard time these are the things they rank first and feel positive about: lists, people, sleep, humour. Compare them with what your workplace offers on a full day.',
      ],
      question: [
        'Your way through a full week',
        'You described what got you through. If such a week came here in your first month, what would you do on Monday morning, and whom would you tell?',
      ],
    },
    {
      reading: [
        'Where the load sits',
        'What mattered most in a hard time was also what felt worst. It describes that time, not how they always are. With little control, it may say more about the place they were in than about them.',
      ],
      question: [
        'What made it too much',
        'You wrote that this was hard and important. What would have made it bearable, who could have changed it, and how would I notice that you have reached that point?',
      ],
    },
    {
      reading: [
        'Breathing space',
        'Small reliefs that they noticed even then. They count them among the lesser things, and still wrote them down: often these are what a team can give at no cost.',
      ],
      question: [
        'What lightens a long day',
        'You mention small things that helped. Which of them can you arrange yourself, and which depend on the people around you?',
      ],
    },
    {
      reading: [
        'Noise',
        'Disturbances that they felt and placed low. Look at the kind: telephones, changes, messages at night. If your work has the same kind, say so in the interview.',
      ],
      question: [
        'Interruptions',
        'You name interruptions that you did not take too seriously. Our days have these ones (name them). What would you need to keep working?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '负重时的支撑',
        '在艰难的时候，这些是他们排在前面、感受也正面的：清单、人、睡眠、幽默。不妨与贵公司忙碌的一天能提供的作个对照。',
      ],
      question: [
        '怎样度过忙碌的一周',
        '您描述了是什么帮您挺过来的。如果入职第一个月就遇上这样的一周，星期一早上您会做什么，会告诉谁？',
      ],
    },
    {
      reading: [
        '重量压在哪里',
        '在艰难的时候，最要紧的也是最难受的。这说的是那段日子，不是他们一贯的样子。若自己能左右的很少，说明的可能更多是当时的环境，而不是这个人。',
      ],
      question: [
        '是什么让它超出负荷',
        '您写到这件事既重要又艰难。怎样才能让它好受一些？谁有能力改变？我要怎样看得出您已经到了那个地步？',
      ],
    },
    {
      reading: [
        '喘息的空间',
        '即使在那时，他们仍注意到的小小轻松。虽然排得不高，还是写了下来：这往往是团队不花钱就能给的。',
      ],
      question: ['让漫长一天变轻的事', '您提到一些有帮助的小事。哪些您可以自己安排，哪些要看身边的人？'],
    },
    {
      reading: [
        '杂音',
        '他们感受到、却排在后面的干扰。看看是哪一类：电话、变动、深夜的消息。如果贵公司也有同类的情况，面谈时请直说。',
      ],
      question: ['被打断', '您提到一些并不太在意的打扰。我们的日常有这些（请举例）。您需要什么才能继续做下去？'],
    },
  ],
  ms: [
    {
      reading: [
        'Apa yang bertahan di bawah beban',
        'Pada waktu sukar, inilah yang mereka dahulukan dan rasa positif: senarai, orang, tidur, gurauan. Bandingkan dengan apa yang ditawarkan tempat kerja anda pada hari yang penuh.',
      ],
      question: [
        'Cara anda mengharungi minggu yang penuh',
        'Anda menceritakan apa yang membantu anda. Jika minggu sebegitu tiba pada bulan pertama anda di sini, apa yang akan anda buat pada pagi Isnin, dan siapa yang anda beritahu?',
      ],
    },
    {
      reading: [
        'Di mana beban terletak',
        'Apa yang paling penting pada waktu sukar itu juga yang paling berat dirasa. Ia menggambarkan waktu itu, bukan diri mereka selalu. Jika kawalannya sedikit, mungkin ia lebih banyak bercerita tentang tempat mereka berada.',
      ],
      question: [
        'Apa yang menjadikannya terlalu banyak',
        'Anda menulis bahawa ini sukar dan penting. Apa yang boleh meringankannya, siapa yang boleh mengubahnya, dan bagaimana saya boleh tahu anda sudah sampai ke tahap itu?',
      ],
    },
    {
      reading: [
        'Ruang bernafas',
        'Kelegaan kecil yang tetap mereka sedari. Ia diletakkan di bawah, namun tetap ditulis: selalunya inilah yang boleh diberi oleh pasukan tanpa kos.',
      ],
      question: [
        'Apa yang meringankan hari yang panjang',
        'Anda menyebut hal kecil yang membantu. Mana yang boleh anda atur sendiri, dan mana yang bergantung pada orang sekeliling?',
      ],
    },
    {
      reading: [
        'Bunyi latar',
        'Gangguan yang dirasai tetapi diletakkan rendah. Lihat jenisnya: telefon, perubahan, pesanan lewat malam. Jika kerja anda ada gangguan yang sama, nyatakan dalam temu duga.',
      ],
      question: [
        'Gangguan',
        'Anda menyebut gangguan yang tidak terlalu anda hiraukan. Hari kami ada gangguan begini (sebutkan). Apa yang anda perlukan untuk terus bekerja?',
      ],
    },
  ],
})
