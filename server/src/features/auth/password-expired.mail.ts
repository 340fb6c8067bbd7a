import type { MailTexts } from '#platform/mail/write-mail'

export const passwordExpiredMail: MailTexts = {
  en: {
    subject: 'Please choose a new password',
    paragraphs: [
      'Hello {{name}},',
      'Our support team has ended your password for your safety, and you are signed out everywhere.',
      'Sign in with it once more and you are asked for a new one. If you do not remember it, choose "Forgot password?" there.',
    ],
    button: 'Sign in',
    reason: 'You get this mail because your account at {{app_name}} needs a new password.',
  },
  zh: {
    subject: '请设置新密码',
    paragraphs: [
      '{{name}}，您好：',
      '为了您的安全，我们的支持团队已停用您的密码，您在所有设备上都已退出登录。',
      '请用原密码再登录一次，系统会请您设置新密码。如果您不记得原密码，请在登录页面选择“忘记密码？”。',
    ],
    button: '登录',
    reason: '您收到这封邮件，是因为您在 {{app_name}} 的账户需要设置新密码。',
  },
  ms: {
    subject: 'Sila pilih kata laluan baharu',
    paragraphs: [
      'Helo {{name}},',
      'Demi keselamatan anda, pasukan sokongan kami telah menamatkan kata laluan anda, dan anda telah dilog keluar di semua peranti.',
      'Log masuk sekali lagi dengan kata laluan itu dan anda akan diminta memilih yang baharu. Jika anda tidak mengingatinya, pilih "Lupa kata laluan?" di sana.',
    ],
    button: 'Log masuk',
    reason: 'Anda menerima e-mel ini kerana akaun anda di {{app_name}} memerlukan kata laluan baharu.',
  },
}
