export const firstPaint = {
  'temporaryLogin.title': '随时可以开始',
  'temporaryLogin.lead': '按下按钮，即以 {{email}} 的身份继续，无需密码。',
  'landing.continue': '继续',
} as const
