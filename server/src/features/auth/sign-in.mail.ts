import type { MailTexts } from '#platform/mail/write-mail'

export const signInMail: MailTexts = {
  en: {
    subject: 'Your sign-in link',
    paragraphs: [
      'Hello {{name}},',
      'Press the button to sign in. You need no password for it.',
      'The link works for {{days}} days. Please keep it to yourself: whoever has it can sign in as you.',
    ],
    button: 'Sign in',
    reason:
      'You get this mail because a sign-in link for your account at {{app_name}} was asked for. If you did not expect it, you need not do anything: it was sent to nobody else.',
  },
  zh: {
    subject: '您的登录链接',
    paragraphs: [
      '{{name}}，您好：',
      '点击下面的按钮即可登录，无需密码。',
      '链接在 {{days}} 天内有效。请勿转发给他人：持有链接的人都能以您的身份登录。',
    ],
    button: '登录',
    reason:
      '您收到这封邮件，是因为有人为您在 {{app_name}} 的账户请求了登录链接。如果您没有预料到这封邮件，您无需做任何事：链接没有发送给其他人。',
  },
  ms: {
    subject: 'Pautan log masuk anda',
    paragraphs: [
      'Helo {{name}},',
      'Tekan butang di bawah untuk log masuk. Anda tidak memerlukan kata laluan.',
      'Pautan ini berfungsi selama {{days}} hari. Sila simpan untuk diri sendiri: sesiapa yang memilikinya boleh log masuk sebagai anda.',
    ],
    button: 'Log masuk',
    reason:
      'Anda menerima e-mel ini kerana pautan log masuk untuk akaun anda di {{app_name}} diminta. Jika anda tidak menjangkakannya, anda tidak perlu berbuat apa-apa: pautan ini tidak dihantar kepada orang lain.',
  },
}
