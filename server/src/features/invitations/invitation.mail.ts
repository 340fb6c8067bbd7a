import type { MailTexts } from '#platform/mail/write-mail'

export const invitationMail: MailTexts = {
  en: {
    subject: '{{company}} invites you: {{survey}}',
    paragraphs: [
      'Hello {{name}},',
      '{{company}} would like to get to know you in your own words. You will write short statements about {{topics}} situations at work, and say how important they are to you, how you feel about them and how much you can influence them.',
      'It takes 30 to 45 minutes; please allow an hour. Everything is saved as you go: you can stop at any time and come back with the same button.',
      'The invitation is open until {{until}}.',
    ],
    button: 'Begin',
    reason:
      'You get this mail because {{company}} has invited you through {{app_name}}. Please do not pass it on: the button opens your own survey.',
  },
  zh: {
    subject: '{{company}} 邀请您：{{survey}}',
    paragraphs: [
      '{{name}}，您好：',
      '{{company}} 希望通过您自己的话来了解您。您将就 {{topics}} 个工作情境写下简短的想法，并说明它们对您有多重要、您的感受如何，以及您能在多大程度上影响它们。',
      '大约需要 30 至 40 分钟，建议预留一小时。您的内容会随时保存：您可以随时停下，之后用同一个按钮继续。',
      '邀请有效期至 {{until}}。',
    ],
    button: '开始',
    reason: '您收到这封邮件，是因为 {{company}} 通过 {{app_name}} 邀请了您。请勿转发：按钮打开的是您本人的问卷。',
  },
  ms: {
    subject: '{{company}} menjemput anda: {{survey}}',
    paragraphs: [
      'Helo {{name}},',
      '{{company}} ingin mengenali anda melalui kata-kata anda sendiri. Anda akan menulis pernyataan ringkas tentang {{topics}} situasi di tempat kerja, kemudian menyatakan sejauh mana ia penting kepada anda, perasaan anda tentangnya dan sejauh mana anda boleh mempengaruhinya.',
      'Ia mengambil masa 30 hingga 45 minit; sila peruntukkan sejam. Semuanya disimpan semasa anda menulis: anda boleh berhenti pada bila-bila masa dan kembali dengan butang yang sama.',
      'Jemputan ini terbuka sehingga {{until}}.',
    ],
    button: 'Mula',
    reason:
      'Anda menerima e-mel ini kerana {{company}} menjemput anda melalui {{app_name}}. Sila jangan majukannya: butang ini membuka tinjauan anda sendiri.',
  },
}
