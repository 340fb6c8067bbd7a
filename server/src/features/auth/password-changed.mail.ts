import type { MailTexts } from '#platform/mail/write-mail'

export const passwordChangedMail: MailTexts = {
  en: {
    subject: 'Your password has been changed',
    paragraphs: [
      'Hello {{name}},',
      'The password of your account was changed just now. If this was you, there is nothing more to do.',
      'If this was not you, please choose another password at once. The link for it goes to this address only.',
    ],
    button: 'This was not me',
    reason: 'You get this mail because the password of your account at {{app_name}} was changed.',
  },
  zh: {
    subject: '您的密码已更改',
    paragraphs: [
      '{{name}}，您好：',
      '您账户的密码刚刚被更改。如果是您本人操作，您无需再做任何事。',
      '如果不是您本人，请立即重新设置密码。设置密码的链接只会发送到这个邮箱。',
    ],
    button: '这不是我本人操作',
    reason: '您收到这封邮件，是因为您在 {{app_name}} 的账户密码已被更改。',
  },
  ms: {
    subject: 'Kata laluan anda telah ditukar',
    paragraphs: [
      'Helo {{name}},',
      'Kata laluan akaun anda baru sahaja ditukar. Jika anda yang menukarnya, tiada apa-apa lagi yang perlu dibuat.',
      'Jika bukan anda, sila pilih kata laluan lain dengan segera. Pautan untuknya hanya dihantar ke alamat ini.',
    ],
    button: 'Bukan saya yang menukarnya',
    reason: 'Anda menerima e-mel ini kerana kata laluan akaun anda di {{app_name}} telah ditukar.',
  },
}
