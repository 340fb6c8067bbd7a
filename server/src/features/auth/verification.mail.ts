import type { MailTexts } from '#platform/mail/write-mail'

export const verificationMail: MailTexts = {
  en: {
    subject: 'Please confirm your address',
    paragraphs: [
      'Hello {{name}},',
      'Please press the button to confirm that this address is yours. After that you can sign in with it.',
      'The link works once, within {{hours}} hours.',
    ],
    button: 'Confirm my address',
    reason:
      'You get this mail because this address was given at {{app_name}}. If this was not you, you need not do anything: unconfirmed, the address cannot be used.',
  },
  zh: {
    subject: '请确认您的邮箱',
    paragraphs: [
      '{{name}}，您好：',
      '请点击下面的按钮，确认这个邮箱属于您。确认之后，您就可以用它登录。',
      '链接在 {{hours}} 小时内有效，只能使用一次。',
    ],
    button: '确认我的邮箱',
    reason:
      '您收到这封邮件，是因为有人在 {{app_name}} 填写了这个邮箱。如果不是您本人，您无需做任何事：未经确认，这个邮箱无法使用。',
  },
  ms: {
    subject: 'Sila sahkan alamat anda',
    paragraphs: [
      'Helo {{name}},',
      'Sila tekan butang di bawah untuk mengesahkan bahawa alamat ini milik anda. Selepas itu anda boleh log masuk dengannya.',
      'Pautan ini berfungsi sekali sahaja, dalam tempoh {{hours}} jam.',
    ],
    button: 'Sahkan alamat saya',
    reason:
      'Anda menerima e-mel ini kerana alamat ini diberikan di {{app_name}}. Jika bukan anda yang memberikannya, anda tidak perlu berbuat apa-apa: tanpa pengesahan, alamat ini tidak boleh digunakan.',
  },
}
