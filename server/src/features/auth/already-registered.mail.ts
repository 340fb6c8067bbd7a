import type { MailTexts } from '#platform/mail/write-mail'

export const alreadyRegisteredMail: MailTexts = {
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Hello {{name}},',
      'Somebody, probably you, wanted to sign up with this address. It has an account already, so nothing was changed.',
      'Please sign in with your password. If you have forgotten it, you can choose a new one there.',
    ],
    button: 'Go to sign-in',
    reason:
      'You get this mail because this address was used to sign up at {{app_name}}. If this was not you, you need not do anything: whoever it was has learned nothing about your account.',
  },
  zh: {
    subject: '您已有账户',
    paragraphs: [
      '{{name}}，您好：',
      '有人（很可能是您本人）想用这个邮箱注册。这个邮箱已有账户，因此没有作任何更改。',
      '请用您的密码登录。如果忘记了密码，可以在那里重新设置。',
    ],
    button: '前往登录',
    reason:
      '您收到这封邮件，是因为有人用这个邮箱在 {{app_name}} 注册。如果不是您本人，您无需做任何事：对方没有得知您账户的任何信息。',
  },
  ms: {
    subject: 'Anda sudah mempunyai akaun',
    paragraphs: [
      'Helo {{name}},',
      'Seseorang, mungkin anda sendiri, ingin mendaftar dengan alamat ini. Alamat ini sudah mempunyai akaun, jadi tiada apa-apa yang diubah.',
      'Sila log masuk dengan kata laluan anda. Jika anda terlupa, anda boleh memilih yang baharu di sana.',
    ],
    button: 'Pergi ke log masuk',
    reason:
      'Anda menerima e-mel ini kerana alamat ini digunakan untuk mendaftar di {{app_name}}. Jika bukan anda, anda tidak perlu berbuat apa-apa: orang itu tidak mengetahui apa-apa tentang akaun anda.',
  },
}
