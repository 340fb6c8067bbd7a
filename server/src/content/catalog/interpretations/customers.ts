import { interpretations } from './interpretation.ts'

export const customerInterpretations = interpretations('customers', {
  en: [
    {
      reading: [
        'What they give customers',
        'In dealing with customers these are the things they rank first and are glad of: time, honesty, a memory for names, the right to decide. See which of them your way of working allows.',
      ],
      question: [
        'Somebody you served well',
        'You wrote about somebody who was pleased with you. What did you notice that others would have missed, and what were you free to decide yourself?',
      ],
    },
    {
      reading: [
        'Where serving hurts',
        'What matters to them with customers is also what troubles them: anger, promises, goods they cannot change. Where control is missing, the remedy may lie with the company: stock, refunds, somebody to call.',
      ],
      question: [
        'A customer you could not help',
        'You mention a case that was important and went badly. What were you not able to offer, and what would you ask us to leave to you?',
      ],
    },
    {
      reading: [
        'The friendly side',
        'Chats, regulars, small extras: liked, and not at the centre. Such statements tell of days at the counter as they mostly are.',
      ],
      question: [
        'Your regulars',
        'You mention people who came again and again. What do you know about one of them, and how did you come to know it?',
      ],
    },
    {
      reading: [
        'What goes with the counter',
        'Haggling, moods, late calls: unpleasant, and put in the second row. See whether they shrug it off or have got used to it; the question beside this helps to tell.',
      ],
      question: [
        'After a rude word',
        'You mention customers who were unpleasant. What do you do in the ten minutes after it, and what do you want your colleagues to do?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '给顾客的',
        '面对顾客，这些是他们排在前面、也乐意做的：时间、坦诚、记得名字、有权决定。看看贵公司的做法容得下哪些。',
      ],
      question: ['您服务得好的一个人', '您写到一位对您满意的人。您注意到了什么是别人会忽略的？哪些事您可以自己决定？'],
    },
    {
      reading: [
        '服务中的痛处',
        '在顾客的事上，他们看重的也是困扰他们的：怒气、承诺、改不了的货品。若自己作不了主，办法可能在公司这边：库存、退款、一个可以打电话找的人。',
      ],
      question: [
        '帮不上忙的一位顾客',
        '您提到一件重要、结果却不好的事。您当时给不了什么？有什么是您希望我们交给您决定的？',
      ],
    },
    {
      reading: ['友善的一面', '闲聊、熟客、多给的一点：喜欢，却不是重心。这类话说的是柜台前大多数日子的样子。'],
      question: ['您的熟客', '您提到一些一来再来的人。请说说其中一位，您了解对方什么，又是怎样了解到的？'],
    },
    {
      reading: [
        '柜台前少不了的',
        '讨价还价、情绪、深夜来电：不愉快，却排在后面。是看得开还是习惯了，旁边的提问有助于分辨。',
      ],
      question: ['听到难听的话之后', '您提到一些不客气的顾客。之后的十分钟您会做什么？又希望同事做什么？'],
    },
  ],
  ms: [
    {
      reading: [
        'Apa yang diberi kepada pelanggan',
        'Dalam melayan pelanggan, inilah yang mereka dahulukan dan suka: masa, kejujuran, ingatan terhadap nama, kuasa memutuskan. Lihat mana antaranya yang dibenarkan oleh cara kerja anda.',
      ],
      question: [
        'Orang yang anda layan dengan baik',
        'Anda menulis tentang seseorang yang senang hati dengan anda. Apa yang anda perasan tetapi mungkin terlepas oleh orang lain, dan apa yang bebas anda putuskan sendiri?',
      ],
    },
    {
      reading: [
        'Di mana layanan menyakitkan',
        'Apa yang penting bagi mereka tentang pelanggan juga yang merunsingkan: kemarahan, janji, barang yang tidak boleh diubah. Jika tiada kawalan, penawarnya mungkin pada syarikat: stok, bayaran balik, orang yang boleh dihubungi.',
      ],
      question: [
        'Pelanggan yang tidak dapat dibantu',
        'Anda menyebut kes yang penting tetapi berakhir kurang baik. Apa yang tidak dapat anda tawarkan, dan apa yang ingin anda minta kami serahkan kepada anda?',
      ],
    },
    {
      reading: [
        'Sisi yang mesra',
        'Bual kosong, pelanggan tetap, layanan lebih: disukai, tetapi bukan pusatnya. Pernyataan begini menceritakan hari biasa di kaunter.',
      ],
      question: [
        'Pelanggan tetap anda',
        'Anda menyebut orang yang datang berulang kali. Apa yang anda tahu tentang salah seorang daripadanya, dan bagaimana anda mengetahuinya?',
      ],
    },
    {
      reading: [
        'Asam garam kaunter',
        'Tawar-menawar, angin orang, panggilan lewat: tidak menyenangkan, dan diletakkan di barisan kedua. Sama ada mereka menepisnya atau sudah lali, soalan di sebelah membantu membezakan.',
      ],
      question: [
        'Selepas kata-kata kasar',
        'Anda menyebut pelanggan yang kurang sopan. Apa yang anda buat dalam sepuluh minit selepasnya, dan apa yang anda mahu rakan sekerja buat?',
      ],
    },
  ],
})
