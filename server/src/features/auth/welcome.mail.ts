import type { MailTexts } from '#platform/mail/write-mail'

const once = {
  en: 'The link works once, within {{days}} days. Only you will know your password: nobody here can see it.',
  zh: '链接在 {{days}} 天内有效，只能使用一次。密码只有您自己知道，我们谁也看不到。',
  ms: 'Pautan ini berfungsi sekali sahaja, dalam tempoh {{days}} hari. Hanya anda yang tahu kata laluan anda: tiada sesiapa di sini boleh melihatnya.',
} as const

const close = {
  en: {
    button: 'Choose a password',
    reason:
      'You get this mail because an account with this address was made at {{app_name}}. If you know nothing of it, you need not do anything: without your password nobody can use it.',
  },
  zh: {
    button: '设置密码',
    reason:
      '您收到这封邮件，是因为有人用这个邮箱在 {{app_name}} 建立了账户。如果您不知情，您无需做任何事：没有您设置的密码，谁也无法使用它。',
  },
  ms: {
    button: 'Pilih kata laluan',
    reason:
      'Anda menerima e-mel ini kerana akaun dengan alamat ini telah dibuat di {{app_name}}. Jika anda tidak tahu mengenainya, anda tidak perlu berbuat apa-apa: tanpa kata laluan anda, tiada sesiapa boleh menggunakannya.',
  },
} as const

/** To somebody for whom staff made an account. */
export const welcomeMail: MailTexts = {
  en: {
    subject: 'Your account at {{app_name}}',
    paragraphs: [
      'Hello {{name}},',
      'An account has been made for you at {{app_name}}. Press the button to choose a password; after that you sign in with {{email}}.',
      once.en,
    ],
    ...close.en,
  },
  zh: {
    subject: '您在 {{app_name}} 的账户',
    paragraphs: [
      '{{name}}，您好：',
      '我们为您在 {{app_name}} 建立了账户。请点击下面的按钮设置密码，之后用 {{email}} 登录即可。',
      once.zh,
    ],
    ...close.zh,
  },
  ms: {
    subject: 'Akaun anda di {{app_name}}',
    paragraphs: [
      'Helo {{name}},',
      'Akaun telah dibuat untuk anda di {{app_name}}. Tekan butang di bawah untuk memilih kata laluan; selepas itu anda log masuk dengan {{email}}.',
      once.ms,
    ],
    ...close.ms,
  },
}

/** The same where the account is for working in a company. */
export const welcomeToCompanyMail: MailTexts = {
  en: {
    subject: 'Your account for {{company}}',
    paragraphs: [
      'Hello {{name}},',
      'An account for {{company}} has been made for you at {{app_name}}. Press the button to choose a password; after that you sign in with {{email}}.',
      once.en,
    ],
    ...close.en,
  },
  zh: {
    subject: '您在 {{company}} 的账户',
    paragraphs: [
      '{{name}}，您好：',
      '我们为您在 {{app_name}} 建立了 {{company}} 的账户。请点击下面的按钮设置密码，之后用 {{email}} 登录即可。',
      once.zh,
    ],
    ...close.zh,
  },
  ms: {
    subject: 'Akaun anda untuk {{company}}',
    paragraphs: [
      'Helo {{name}},',
      'Akaun untuk {{company}} telah dibuat untuk anda di {{app_name}}. Tekan butang di bawah untuk memilih kata laluan; selepas itu anda log masuk dengan {{email}}.',
      once.ms,
    ],
    ...close.ms,
  },
}
