import type { MailTexts } from '#platform/mail/write-mail'

export const passwordResetMail: MailTexts = {
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {{name}},',
      'Somebody, probably you, asked for a new password for your account. Press the button to choose one.',
      'The link works once, within {{minutes}} minutes. You will then be signed out everywhere.',
    ],
    button: 'Choose a new password',
    reason:
      'You get this mail because a new password was asked for at {{app_name}}. If this was not you, you need not do anything: your password stays as it is.',
  },
  zh: {
    subject: '设置新密码',
    paragraphs: [
      '{{name}}，您好：',
      '有人（很可能是您本人）请求为您的账户设置新密码。请点击下面的按钮进行设置。',
      '链接在 {{minutes}} 分钟内有效，只能使用一次。设置之后，您将在所有设备上退出登录。',
    ],
    button: '设置新密码',
    reason:
      '您收到这封邮件，是因为有人在 {{app_name}} 请求设置新密码。如果不是您本人，您无需做任何事：您的密码保持不变。',
  },
  ms: {
    subject: 'Pilih kata laluan baharu',
    paragraphs: [
      'Helo {{name}},',
      'Seseorang, mungkin anda sendiri, meminta kata laluan baharu untuk akaun anda. Tekan butang di bawah untuk memilihnya.',
      'Pautan ini berfungsi sekali sahaja, dalam tempoh {{minutes}} minit. Selepas itu anda akan dilog keluar di semua tempat.',
    ],
    button: 'Pilih kata laluan baharu',
    reason:
      'Anda menerima e-mel ini kerana kata laluan baharu diminta di {{app_name}}. Jika bukan anda yang memintanya, anda tidak perlu berbuat apa-apa: kata laluan anda tidak berubah.',
  },
}
