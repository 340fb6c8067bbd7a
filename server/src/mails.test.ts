import { languages } from '@catchpitch/contract/languages'
import { describe, expect, it } from 'vitest'
import { alreadyRegisteredMail } from '#features/auth/already-registered.mail'
import { passwordChangedMail } from '#features/auth/password-changed.mail'
import { passwordExpiredMail } from '#features/auth/password-expired.mail'
import { passwordResetMail } from '#features/auth/password-reset.mail'
import { signInMail } from '#features/auth/sign-in.mail'
import { verificationMail } from '#features/auth/verification.mail'
import { supportMessageMail } from '#features/support/support-message.mail'
import { teamInvitationMail } from '#features/teams/team-invitation.mail'
import { openInMails } from '#platform/mail/placeholders'
import { writeMail } from '#platform/mail/write-mail'

const mails = {
  verification: verificationMail,
  'already-registered': alreadyRegisteredMail,
  'password-reset': passwordResetMail,
  'password-changed': passwordChangedMail,
  'password-expired': passwordExpiredMail,
  'team-invitation': teamInvitationMail,
  'sign-in': signInMail,
  'support-message': supportMessageMail,
}
const values = {
  name: '李伟',
  hours: 72,
  minutes: 60,
  days: 7,
  inviter: "Daniel O'Neil",
  company: 'Kopi & Kain <b>',
  role: 'a manager',
  departments: 'Retail, Dapur & Kafe',
  number: 12,
  email: 'wei@example.com',
  page: '/',
}

const namesIn = (words: unknown) =>
  [...new Set([...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted()

describe.each(Object.entries(mails))('the mail %s', (_, texts) => {
  it.each(['zh', 'ms'] as const)('leaves open in %s what it leaves open in English, and is translated', (language) => {
    expect(namesIn(texts[language])).toEqual(namesIn(texts.en))
    const words = (code: 'en' | typeof language) => [texts[code].subject, ...texts[code].paragraphs, texts[code].button]
    for (const [index, sentence] of words(language).entries()) expect(sentence).not.toBe(words('en')[index])
  })

  it.each(languages)('greets by name in %s, and leaves to sending only what sending knows', (language) => {
    const { subject, html, text } = writeMail({ texts, language, values, href: openInMails.link })
    expect(text).toContain('李伟')
    expect(namesIn(subject).filter((name) => name !== 'app_name')).toEqual([])
    expect(namesIn(html).toSorted()).toEqual(['app_name', 'link', 'signature'])
    expect(html).not.toContain('<b>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})
