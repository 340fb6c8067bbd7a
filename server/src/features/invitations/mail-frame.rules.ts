import type { TemplateKind } from '@catchpitch/contract/invitations/mail-template'
import type { Language } from '@catchpitch/contract/languages'

/** What stands around a text that a company may word itself: it cannot be left out, nor say anything else. */
type Frame = { button: string | null; reason: string }

const applied: Readonly<Record<Language, Frame>> = {
  en: {
    button: null,
    reason: 'You get this mail because you answered a survey of {{company}} through {{app_name}}.',
  },
  zh: { button: null, reason: '您收到这封邮件，是因为您通过 {{app_name}} 回答了 {{company}} 的问卷。' },
  ms: {
    button: null,
    reason: 'Anda menerima e-mel ini kerana anda telah menjawab tinjauan {{company}} melalui {{app_name}}.',
  },
}

export const mailFrames: Readonly<Record<TemplateKind, Readonly<Record<Language, Frame>>>> = {
  invitation: {
    en: {
      button: 'Begin',
      reason:
        'You get this mail because {{company}} has invited you through {{app_name}}. Please do not pass it on: the button opens your own survey.',
    },
    zh: {
      button: '开始',
      reason: '您收到这封邮件，是因为 {{company}} 通过 {{app_name}} 邀请了您。请勿转发：按钮打开的是您本人的问卷。',
    },
    ms: {
      button: 'Mula',
      reason:
        'Anda menerima e-mel ini kerana {{company}} menjemput anda melalui {{app_name}}. Sila jangan majukannya: butang ini membuka tinjauan anda sendiri.',
    },
  },
  acceptance: applied,
  rejection: applied,
}
