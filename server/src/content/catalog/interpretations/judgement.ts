import { interpretations } from './interpretation.ts'

export const judgementInterpretations = interpretations('judgement', {
  en: [
    {
      reading: [
        'What they go by',
        'Grounds on which they decide and with which they are at ease: facts, counsel, experience, a line they will not cross. Compare them with the decisions that this job really leaves to them.',
      ],
      question: [
        'A decision you stand by',
        'You wrote about a decision that you are content with. What did you know and what did you not know at the time, and what would have made you decide otherwise?',
      ],
    },
    {
      reading: [
        'What pulled both ways',
        'A decision that mattered and does not sit well with them. Doubt afterwards says nothing about whether it was right. See whether they were short of facts, of time or of somebody to ask.',
      ],
      question: [
        'A decision that stays with you',
        'You mention a decision that was important and still troubles you. What made it so difficult, and whom would you ask here in such a case?',
      ],
    },
    {
      reading: [
        'Aids to thinking',
        'Ways of sorting things out that help them and that they mention in passing: sleeping on it, writing it down, a talk in the car. They cost nothing to make room for.',
      ],
      question: [
        'How you sort things out',
        'You mention in passing what helps you to think. When is there time for that in your present days, and when is there not?',
      ],
    },
    {
      reading: [
        'Voices around it',
        'Opinions, forms and second thoughts that bothered them a little while they decided. It shows how many people have a say around them rather than how they decide.',
      ],
      question: [
        'When many have a say',
        'You write that others had opinions too. How do you find out whose word counts, and how do you tell the rest?',
      ],
    },
  ],
  zh: [
    {
      reading: [
        '他们所依据的',
        '他们作决定的根据，自己也心安：事实、意见、经验，或一条不会越过的线。请与这份工作真正交给他们决定的事对照。',
      ],
      question: [
        '您站得住的一个决定',
        '您写到一个自己满意的决定。当时您知道什么，不知道什么？有什么情况会让您作出不同的决定？',
      ],
    },
    {
      reading: [
        '两边拉扯的',
        '一个重要、却让他们心里不踏实的决定。事后的疑虑并不说明对错。看看当时缺的是资料、时间，还是一个可以问的人。',
      ],
      question: [
        '一直放在心上的决定',
        '您提到一个重要、至今还困扰您的决定。难在哪里？如果在这里遇到同样的事，您会问谁？',
      ],
    },
    {
      reading: [
        '帮助思考的',
        '他们顺带提到的理清思路的办法：睡一觉再说、写下来、在车上聊一聊。要给这些留点余地，并不花钱。',
      ],
      question: ['您怎样理清思路', '您顺带提到什么能帮您思考。在您现在的日子里，什么时候有这样的时间，什么时候没有？'],
    },
    {
      reading: [
        '周围的声音',
        '作决定时让他们有点烦的意见、手续和犹疑。这说明身边有多少人可以出主意，而不是他们怎样决定。',
      ],
      question: ['很多人有话要说时', '您写到别人也有意见。您怎样弄清谁说了算？又怎样告诉其他人？'],
    },
  ],
  ms: [
    {
      reading: [
        'Apa yang menjadi panduan',
        'Asas keputusan yang membuat mereka tenang: fakta, nasihat, pengalaman, atau batas yang tidak akan dilangkah. Bandingkan dengan keputusan yang benar-benar diserahkan oleh jawatan ini kepada mereka.',
      ],
      question: [
        'Keputusan yang anda pertahankan',
        'Anda menulis tentang keputusan yang anda puas hati. Apa yang anda tahu dan tidak tahu ketika itu, dan apa yang boleh membuat anda memutuskan sebaliknya?',
      ],
    },
    {
      reading: [
        'Apa yang menarik ke dua arah',
        'Keputusan yang penting tetapi tidak menyenangkan hati mereka. Keraguan kemudian tidak menunjukkan betul atau salahnya. Lihat sama ada yang kurang ialah maklumat, masa atau orang untuk ditanya.',
      ],
      question: [
        'Keputusan yang masih diingati',
        'Anda menyebut keputusan yang penting dan masih mengganggu anda. Apa yang menyukarkannya, dan siapa yang akan anda tanya di sini jika ia berlaku lagi?',
      ],
    },
    {
      reading: [
        'Pembantu berfikir',
        'Cara mereka menyusun fikiran yang disebut sambil lalu: tidur dahulu, menulisnya, berbual dalam kereta. Memberi ruang untuk itu tidak memerlukan wang.',
      ],
      question: [
        'Cara anda menyusun fikiran',
        'Sambil lalu anda menyebut apa yang membantu anda berfikir. Bila ada masa untuk itu dalam hari anda sekarang, dan bila tiada?',
      ],
    },
    {
      reading: [
        'Suara di sekeliling',
        'Pendapat, borang dan rasa ragu yang sedikit mengganggu semasa memutuskan. Ia menunjukkan berapa ramai yang turut bersuara, bukan cara mereka memutuskan.',
      ],
      question: [
        'Apabila ramai yang bersuara',
        'Anda menulis bahawa orang lain juga ada pendapat. Bagaimana anda tahu kata siapa yang dipakai, dan bagaimana anda memberitahu yang lain?',
      ],
    },
  ],
})
