import type { Language, Texts } from '@catchpitch/contract/languages'
import { eachLanguage } from './each-language.ts'

/** `paragraphs` as people read them; the table keeps them as the editor would write them. */
type Letter = { subject: string; paragraphs: readonly string[] }

type DefaultMail = { kind: string; subject: Texts; body: Texts }

const asWritten = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`).join('')

const mail = (kind: string, letters: Readonly<Record<Language, Letter>>): DefaultMail => ({
  kind,
  subject: eachLanguage(letters, ({ subject }) => subject),
  body: eachLanguage(letters, ({ paragraphs }) => asWritten(paragraphs)),
})

/** What is written to applicants unless a survey says otherwise. `{{name}}` and the like are filled in when it is sent. */
export const defaultMails: readonly DefaultMail[] = [
  mail('invitation', {
    en: {
      subject: '{{company}} invites you: {{survey}}',
      paragraphs: [
        'Hello {{name}},',
        '{{company}} would like to get to know you in your own words. You will write short statements about {{topics}} situations at work, and say how important they are to you, how you feel about them and how much you can influence them.',
        'It takes 30 to 45 minutes; please allow an hour. Everything is saved as you go: you can stop at any time and come back with the same button.',
        'The invitation is open until {{until}}.',
      ],
    },
    zh: {
      subject: '{{company}} 邀请您：{{survey}}',
      paragraphs: [
        '{{name}}，您好：',
        '{{company}} 希望通过您自己的话来了解您。您将就 {{topics}} 个工作情境写下简短的想法，并说明它们对您有多重要、您的感受如何，以及您能在多大程度上影响它们。',
        '大约需要 30 至 45 分钟，建议预留一小时。您的内容会随时保存：您可以随时停下，之后用同一个按钮继续。',
        '邀请有效期至 {{until}}。',
      ],
    },
    ms: {
      subject: '{{company}} menjemput anda: {{survey}}',
      paragraphs: [
        'Helo {{name}},',
        '{{company}} ingin mengenali anda melalui kata-kata anda sendiri. Anda akan menulis pernyataan ringkas tentang {{topics}} situasi di tempat kerja, kemudian menyatakan sejauh mana ia penting kepada anda, perasaan anda tentangnya dan sejauh mana anda boleh mempengaruhinya.',
        'Ia mengambil masa 30 hingga 45 minit; sila peruntukkan sejam. Semuanya disimpan semasa anda menulis: anda boleh berhenti pada bila-bila masa dan kembali dengan butang yang sama.',
        'Jemputan ini terbuka sehingga {{until}}.',
      ],
    },
  }),
  mail('acceptance', {
    en: {
      subject: '{{company}} would like to meet you: {{survey}}',
      paragraphs: [
        'Dear {{name}},',
        'Thank you for the time and the thought that you put into your statements. We have read them and would like to go on with you.',
        'We will be in touch within the next few days to agree on a time to talk. You need not prepare anything; we will start from what you wrote, and there will be room for your own questions.',
        'If your plans have changed in the meantime, a short reply is enough.',
        'Kind regards,\n{{company}}',
      ],
    },
    zh: {
      subject: '{{company}} 希望与您见面：{{survey}}',
      paragraphs: [
        '{{name}}，您好：',
        '感谢您用心写下自己的想法。我们已经读过，希望与您继续往下谈。',
        '未来几天内，我们会与您联系，约定面谈的时间。您不需要准备什么；我们会从您写的内容谈起，也会留时间给您提问。',
        '如果您的计划有变，简单回复一声就可以了。',
        '此致\n{{company}}',
      ],
    },
    ms: {
      subject: '{{company}} ingin bertemu anda: {{survey}}',
      paragraphs: [
        'Salam sejahtera {{name}},',
        'Terima kasih atas masa dan fikiran yang anda curahkan dalam pernyataan anda. Kami telah membacanya dan ingin meneruskan dengan anda.',
        'Dalam beberapa hari ini kami akan menghubungi anda untuk menetapkan masa berbual. Anda tidak perlu membuat apa-apa persediaan; kami akan bermula daripada apa yang anda tulis, dan ada ruang untuk soalan anda sendiri.',
        'Jika rancangan anda sudah berubah, balasan ringkas sudah memadai.',
        'Yang ikhlas,\n{{company}}',
      ],
    },
  }),
  mail('rejection', {
    en: {
      subject: 'Your application at {{company}}: {{survey}}',
      paragraphs: [
        'Dear {{name}},',
        'You told us a good deal about yourself, and we thank you for it. People of ours read every statement; no calculation has decided anything.',
        'We have chosen to go on with others for this position. That is a decision about this job at this time, and not a judgement on you.',
        'You can ask us what we keep about you, and have it erased, at any time. If you would like to hear from us about other positions, please tell us by a short reply.',
        'We wish you well, and a place that suits you.',
        'Kind regards,\n{{company}}',
      ],
    },
    zh: {
      subject: '关于您在 {{company}} 的申请：{{survey}}',
      paragraphs: [
        '{{name}}，您好：',
        '您与我们分享了许多，我们由衷感谢。每一条内容都由我们的同事读过，没有任何决定是由计算作出的。',
        '这个岗位，我们决定与其他人继续往下谈。这是此时此刻针对这份工作的决定，并不是对您的评判。',
        '您可以随时询问我们保存了哪些关于您的资料，也可以要求删除。如果您愿意了解我们的其他岗位，请简单回复告诉我们。',
        '祝您一切顺利，找到合适的地方。',
        '此致\n{{company}}',
      ],
    },
    ms: {
      subject: 'Permohonan anda di {{company}}: {{survey}}',
      paragraphs: [
        'Salam sejahtera {{name}},',
        'Anda telah berkongsi banyak perkara tentang diri anda, dan kami berterima kasih. Setiap pernyataan dibaca oleh orang kami; tiada pengiraan yang membuat keputusan.',
        'Bagi jawatan ini, kami memilih untuk meneruskan dengan orang lain. Ini keputusan tentang kerja ini pada masa ini, bukan penilaian terhadap diri anda.',
        'Anda boleh bertanya apa yang kami simpan tentang anda, dan meminta ia dipadamkan, pada bila-bila masa. Jika anda ingin mendengar tentang jawatan lain, beritahu kami melalui balasan ringkas.',
        'Kami mendoakan yang terbaik untuk anda, dan tempat yang sesuai.',
        'Yang ikhlas,\n{{company}}',
      ],
    },
  }),
]
