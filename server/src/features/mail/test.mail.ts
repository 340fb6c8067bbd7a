import type { MailTexts } from '#platform/mail/write-mail'

/** To whoever wants to see what the mails of this installation look like. */
export const testMail: MailTexts = {
  en: {
    subject: 'A test from {{app_name}}',
    paragraphs: [
      'Hello {{name}},',
      'This is what a mail from {{app_name}} looks like: its sender, where an answer goes, and what stands below it.',
    ],
    button: 'Open the e-mail settings',
    reason: 'You get this mail because you asked for it on the page Email Settings.',
  },
  zh: {
    subject: '来自 {{app_name}} 的测试邮件',
    paragraphs: ['{{name}}，您好：', '{{app_name}} 发出的邮件就是这个样子：请看发件人、回复地址，以及正文下方的签名。'],
    button: '打开邮件设置',
    reason: '您收到这封邮件，是因为您在“邮件设置”页面请求了测试。',
  },
  ms: {
    subject: 'E-mel ujian daripada {{app_name}}',
    paragraphs: [
      'Helo {{name}},',
      'Beginilah rupa e-mel daripada {{app_name}}: penghantarnya, ke mana balasan pergi, dan apa yang tertulis di bawahnya.',
    ],
    button: 'Buka tetapan e-mel',
    reason: 'Anda menerima e-mel ini kerana anda memintanya di halaman Tetapan E-mel.',
  },
}
