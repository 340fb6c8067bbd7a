import type { Language } from '@catchpitch/contract/languages'
import type { givenRoles } from '@catchpitch/contract/teams/colleague-form'
import type { MailTexts } from '#platform/mail/write-mail'

/** What somebody joins as, within the sentence below. */
export const roleInMail: Readonly<Record<Language, Readonly<Record<(typeof givenRoles)[number], string>>>> = {
  en: { manager: 'a manager', member: 'a member' },
  zh: { manager: '经理', member: '成员' },
  ms: { manager: 'pengurus', member: 'ahli' },
}

export const teamInvitationMail: MailTexts = {
  en: {
    subject: '{{inviter}} invites you to the team of {{company}}',
    paragraphs: [
      'Hello {{name}},',
      '{{inviter}} would like to have you in the team of {{company}} at {{app_name}}, where they read what applicants write and decide together.',
      'You will join as {{role}}. Your departments: {{departments}}.',
      'Press the button to join. If you have no account yet, you choose a password on the way. The link works once, within {{days}} days.',
    ],
    button: 'Join the team',
    reason:
      'You get this mail because {{inviter}} gave this address at {{app_name}}. If you do not know them, you need not do anything: nothing happens without you.',
  },
  zh: {
    subject: '{{inviter}} 邀请您加入 {{company}} 的团队',
    paragraphs: [
      '{{name}}，您好：',
      '{{inviter}} 邀请您加入 {{company}} 在 {{app_name}} 的团队，一起阅读应聘者所写的内容并作出决定。',
      '您将以{{role}}的身份加入，所属部门：{{departments}}。',
      '请点击下面的按钮加入。如果您还没有账户，途中可以设置密码。链接在 {{days}} 天内有效，只能使用一次。',
    ],
    button: '加入团队',
    reason:
      '您收到这封邮件，是因为 {{inviter}} 在 {{app_name}} 填写了这个邮箱。如果您不认识对方，您无需做任何事：没有您的操作，什么都不会发生。',
  },
  ms: {
    subject: '{{inviter}} menjemput anda ke pasukan {{company}}',
    paragraphs: [
      'Helo {{name}},',
      '{{inviter}} ingin anda menyertai pasukan {{company}} di {{app_name}}, tempat mereka membaca apa yang ditulis oleh pemohon dan membuat keputusan bersama.',
      'Anda akan menyertai sebagai {{role}}. Jabatan anda: {{departments}}.',
      'Tekan butang di bawah untuk menyertai. Jika anda belum mempunyai akaun, anda memilih kata laluan semasa menyertai. Pautan ini berfungsi sekali sahaja, dalam tempoh {{days}} hari.',
    ],
    button: 'Sertai pasukan',
    reason:
      'Anda menerima e-mel ini kerana {{inviter}} memberikan alamat ini di {{app_name}}. Jika anda tidak mengenalinya, anda tidak perlu berbuat apa-apa: tiada apa-apa berlaku tanpa anda.',
  },
}
