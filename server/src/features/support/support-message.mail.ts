import type { MailTexts } from '#platform/mail/write-mail'

/** To whoever answers for the platform, in the language of the person who wrote. */
export const supportMessageMail: MailTexts = {
  en: {
    subject: 'Message {{number}} from {{name}}',
    paragraphs: [
      '{{name}} ({{email}}) wrote to support. An answer to this mail goes straight to them.',
      'Company: {{company}}. Written on the page: {{page}}',
    ],
    button: 'Open the message',
    reason: 'You get this mail because messages to support of {{app_name}} go to this address.',
  },
  zh: {
    subject: '第 {{number}} 号留言，来自 {{name}}',
    paragraphs: [
      '{{name}}（{{email}}）给客服留了言。直接回复这封邮件，对方就会收到。',
      '公司：{{company}}。留言所在页面：{{page}}',
    ],
    button: '打开留言',
    reason: '您收到这封邮件，是因为 {{app_name}} 的客服留言会发送到这个邮箱。',
  },
  ms: {
    subject: 'Mesej {{number}} daripada {{name}}',
    paragraphs: [
      '{{name}} ({{email}}) menulis kepada bahagian sokongan. Balasan kepada e-mel ini terus sampai kepada penulisnya.',
      'Syarikat: {{company}}. Ditulis di halaman: {{page}}',
    ],
    button: 'Buka mesej',
    reason: 'Anda menerima e-mel ini kerana mesej kepada bahagian sokongan {{app_name}} dihantar ke alamat ini.',
  },
}
