import type { Texts } from '@catchpitch/contract/languages'

/** As the table numbers them: a slide tells something, or answers a question. */
const slideType = { tells: 1, answers: 2 } as const

type DefaultSlide = { code: string; type: (typeof slideType)[keyof typeof slideType]; name: Texts; body: Texts }

/**
 * Slides that staff allocate to companies. The five questions are those that applicants ask most; a company answers
 * them in its own words, and until it has, the text tells applicants what to ask about.
 */
export const defaultSlides: readonly DefaultSlide[] = [
  {
    code: 'working-environment',
    type: slideType.answers,
    name: {
      en: 'What is it like to work here?',
      zh: '在这里工作是什么样的？',
      ms: 'Bagaimana rasanya bekerja di sini?',
    },
    body: {
      en: 'An ordinary Tuesday: where you would stand or sit, who is around you, when it is loud and when it is quiet, what we eat and when we go home. Whatever we leave out, please ask.',
      zh: '一个平常的星期二：您会站在哪里、坐在哪里，身边有谁，什么时候吵、什么时候静，午饭吃什么，几点下班。我们没说到的，请尽管问。',
      ms: 'Hari Selasa yang biasa: di mana anda berdiri atau duduk, siapa di sekeliling, bila bising dan bila sunyi, apa yang kami makan dan bila kami pulang. Apa yang tidak kami sebut, silalah tanya.',
    },
  },
  {
    code: 'first-months',
    type: slideType.answers,
    name: {
      en: 'What do the first months look like?',
      zh: '头几个月会怎样？',
      ms: 'Bagaimana bulan-bulan pertama?',
    },
    body: {
      en: 'Who shows you the work, what you learn in which week, when you first do it alone, and when we sit down to ask how it goes. And what new people found hardest.',
      zh: '谁带您、哪一周学什么、什么时候开始独立做，以及我们什么时候坐下来问问您的感受。还有，新人觉得最难的是什么。',
      ms: 'Siapa yang menunjukkan kerja, apa yang dipelajari pada minggu mana, bila anda mula membuatnya sendiri, dan bila kita duduk bertanya khabar. Juga apa yang paling sukar bagi orang baharu.',
    },
  },
  {
    code: 'new-role-or-replacement',
    type: slideType.answers,
    name: {
      en: 'Is this a new role, or are you replacing somebody?',
      zh: '这是新设的岗位，还是接替某人？',
      ms: 'Adakah ini jawatan baharu, atau menggantikan seseorang?',
    },
    body: {
      en: 'Why the place is free: because we are growing, or because somebody left. If somebody left, how long they stayed and what they would tell you about the job.',
      zh: '为什么有这个空缺：因为我们在扩大，还是有人离开。如果有人离开，他做了多久，又会怎样向您形容这份工作。',
      ms: 'Mengapa jawatan ini kosong: kerana kami berkembang, atau kerana ada yang pergi. Jika ada yang pergi, berapa lama dia di sini dan apa yang akan diceritakannya tentang kerja ini.',
    },
  },
  {
    code: 'contribution',
    type: slideType.answers,
    name: {
      en: 'What will I contribute to the company?',
      zh: '我能为公司带来什么？',
      ms: 'Apa sumbangan saya kepada syarikat?',
    },
    body: {
      en: 'What would be missing without this job, who is waiting for its results, and by what we would notice after a year that it was well done.',
      zh: '如果没有这个岗位会缺少什么，谁在等它的成果，一年之后我们从哪里看出它做得好。',
      ms: 'Apa yang akan kurang tanpa jawatan ini, siapa yang menunggu hasilnya, dan bagaimana kami tahu selepas setahun bahawa ia dibuat dengan baik.',
    },
  },
  {
    code: 'attributes-for-success',
    type: slideType.answers,
    name: {
      en: 'What helps somebody to do well in this job?',
      zh: '怎样的人做这份工作会顺手？',
      ms: 'Apa yang membantu seseorang berjaya dalam kerja ini?',
    },
    body: {
      en: 'What those who like this work have in common, what can be learned here, and what cannot. Told by somebody who does it.',
      zh: '喜欢这份工作的人有什么共同点，哪些来了可以学，哪些学不来。由正在做的人来说。',
      ms: 'Persamaan mereka yang menyukai kerja ini, apa yang boleh dipelajari di sini, dan apa yang tidak. Diceritakan oleh orang yang membuatnya.',
    },
  },
  {
    code: 'how-we-read',
    type: slideType.tells,
    name: { en: 'How we read what you write', zh: '我们怎样阅读您写的内容', ms: 'Cara kami membaca tulisan anda' },
    body: {
      en: 'People read your statements, not a machine. They see a code instead of your name until you are shortlisted. Nobody is turned down by a calculation.',
      zh: '阅读您想法的是人，不是机器。在您入围之前，他们看到的是编号，不是姓名。没有人会因为一个计算结果而被拒绝。',
      ms: 'Manusia yang membaca pernyataan anda, bukan mesin. Mereka melihat kod dan bukan nama sehingga anda disenarai pendek. Tiada sesiapa ditolak oleh pengiraan.',
    },
  },
  {
    code: 'what-happens-next',
    type: slideType.tells,
    name: { en: 'What happens after the survey', zh: '完成问卷之后', ms: 'Apa yang berlaku selepas tinjauan' },
    body: {
      en: 'You see your own map at once. We read, and then we write to you, whether we would like to meet you or not. You can ask for everything that we keep about you.',
      zh: '您会马上看到自己的图。我们阅读之后会写信给您，无论是否邀请您见面。您可以索取我们保存的关于您的全部资料。',
      ms: 'Anda melihat peta anda sendiri serta-merta. Kami membaca, kemudian menulis kepada anda, sama ada kami ingin bertemu atau tidak. Anda boleh meminta semua yang kami simpan tentang anda.',
    },
  },
]
