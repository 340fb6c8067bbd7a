import type { MailTexts } from '#platform/mail/write-mail'

export const addressChangeMail: MailTexts = {
  en: {
    subject: 'Your address is about to change',
    paragraphs: [
      'Hello {{name}},',
      'Another e-mail address was entered for your account just now. It takes the place of this one as soon as it is confirmed. If this was you, there is nothing more to do here.',
      'If this was not you, please choose a new password at once. This also calls the change off.',
    ],
    button: 'This was not me',
    reason: 'You get this mail because the address of your account at {{app_name}} is about to be changed.',
  },
  zh: {
    subject: '您的邮箱即将更改',
    paragraphs: [
      '{{name}}，您好：',
      '刚刚有人为您的账户填写了另一个邮箱。新邮箱一经确认，就会取代这个邮箱。如果是您本人操作，您无需再做任何事。',
      '如果不是您本人，请立即重新设置密码，这样更改也会随之取消。',
    ],
    button: '这不是我本人操作',
    reason: '您收到这封邮件，是因为您在 {{app_name}} 的账户邮箱即将更改。',
  },
  ms: {
    subject: 'Alamat anda akan ditukar',
    paragraphs: [
      'Helo {{name}},',
      'Alamat e-mel lain baru sahaja dimasukkan untuk akaun anda. Alamat itu akan menggantikan alamat ini sebaik sahaja disahkan. Jika anda yang memasukkannya, tiada apa-apa lagi yang perlu dibuat di sini.',
      'Jika bukan anda, sila pilih kata laluan baharu dengan segera. Pertukaran itu juga akan dibatalkan.',
    ],
    button: 'Bukan saya yang melakukannya',
    reason: 'Anda menerima e-mel ini kerana alamat akaun anda di {{app_name}} akan ditukar.',
  },
}
