import type { Language } from '@catchpitch/contract/languages'
import type { ChosenMailKind } from '@catchpitch/contract/notifications/notification-choices'
import type { MailTexts } from '#platform/mail/write-mail'

/** What every mail of this sort says, and what each kind is about; `{{who}}` and the like are filled in. */
type Words = {
  hello: string
  button: string
  reason: string
  /** In place of a name that was erased. */
  somebody: string
  subject: Readonly<Record<ChosenMailKind, string>>
  /** Where the subject does not say it all. */
  text: Readonly<Record<ChosenMailKind, string>>
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: 'Hello {{name}},',
    button: 'Open',
    reason:
      'You get this mail because you chose to be written to about this. You can change that under My Notifications in {{app_name}}.',
    somebody: 'somebody',
    subject: {
      'colleague.joined': 'A colleague has joined {{company}}',
      'survey.completed': 'Survey completed: {{survey}}',
      'survey.declined': 'Survey declined: {{survey}}',
      'mail.failed': 'A mail could not be delivered',
      'import.done': 'Your import is done',
      'plan.ending': 'Your plan ends on {{day}}',
      'pitch.asked': 'Applicants ask about your pitch',
      notice: '{{title}}',
    },
    text: {
      'colleague.joined': 'New in the team of {{company}}: {{who}}.',
      'survey.completed': 'Completed by {{who}}. The answers are ready to be read.',
      'survey.declined': 'Declined by {{who}}.',
      'mail.failed': 'A mail of {{company}} to {{who}} could not be delivered. The log says why.',
      'import.done': 'People added: {{added}}. Rows to mend: {{bad}}.',
      'plan.ending': 'The plan of {{company}} ends on {{day}}. Whoever is answering a survey can finish it after that.',
      'pitch.asked':
        'Applicants of {{company}} have asked something. New questions: {{asked}}. Your answer is read by everybody who comes after them.',
      notice: '{{text}}',
    },
  },
  zh: {
    hello: '{{name}}，您好：',
    button: '打开',
    reason: '您收到这封邮件，是因为您选择了以邮件接收此类通知。可在 {{app_name}} 的“我的通知”中更改。',
    somebody: '有人',
    subject: {
      'colleague.joined': '有同事加入 {{company}}',
      'survey.completed': '问卷已完成：{{survey}}',
      'survey.declined': '问卷被谢绝：{{survey}}',
      'mail.failed': '有一封邮件未能送达',
      'import.done': '导入已完成',
      'plan.ending': '您的方案将于 {{day}} 到期',
      'pitch.asked': '应聘者就您的公司介绍提出了问题',
      notice: '{{title}}',
    },
    text: {
      'colleague.joined': '{{company}} 团队新成员：{{who}}。',
      'survey.completed': '完成者：{{who}}。答案可以查看了。',
      'survey.declined': '谢绝者：{{who}}。',
      'mail.failed': '{{company}} 发给 {{who}} 的邮件未能送达，原因见邮件记录。',
      'import.done': '已添加 {{added}} 人，需修正 {{bad}} 行。',
      'plan.ending': '{{company}} 的方案将于 {{day}} 到期。届时正在作答的人仍可完成问卷。',
      'pitch.asked': '{{company}} 的应聘者提出了问题，新问题：{{asked}} 个。您的回答，之后的应聘者都会看到。',
      notice: '{{text}}',
    },
  },
  ms: {
    hello: 'Helo {{name}},',
    button: 'Buka',
    reason:
      'Anda menerima e-mel ini kerana anda memilih untuk dimaklumkan melalui e-mel. Anda boleh mengubahnya di Pemberitahuan Saya dalam {{app_name}}.',
    somebody: 'seseorang',
    subject: {
      'colleague.joined': 'Seorang rakan sekerja telah menyertai {{company}}',
      'survey.completed': 'Tinjauan selesai: {{survey}}',
      'survey.declined': 'Tinjauan ditolak: {{survey}}',
      'mail.failed': 'Satu e-mel tidak dapat dihantar',
      'import.done': 'Import anda selesai',
      'plan.ending': 'Pelan anda tamat pada {{day}}',
      'pitch.asked': 'Pemohon bertanya tentang syarikat anda',
      notice: '{{title}}',
    },
    text: {
      'colleague.joined': 'Ahli baharu pasukan {{company}}: {{who}}.',
      'survey.completed': 'Diselesaikan oleh {{who}}. Jawapannya sedia untuk dibaca.',
      'survey.declined': 'Ditolak oleh {{who}}.',
      'mail.failed': 'E-mel {{company}} kepada {{who}} tidak dapat dihantar. Sebabnya ada dalam log e-mel.',
      'import.done': 'Orang ditambah: {{added}}. Baris perlu dibetulkan: {{bad}}.',
      'plan.ending':
        'Pelan {{company}} tamat pada {{day}}. Sesiapa yang sedang menjawab tinjauan masih boleh menyelesaikannya.',
      'pitch.asked':
        'Pemohon {{company}} telah bertanya. Soalan baharu: {{asked}}. Jawapan anda dibaca oleh semua pemohon selepas ini.',
      notice: '{{text}}',
    },
  },
}

export const somebody = (language: Language): string => words[language].somebody

/** The mail about one kind of notification. */
export function notificationMail(kind: ChosenMailKind): MailTexts {
  const textsIn = (language: Language) => {
    const { hello, button, reason, subject, text } = words[language]
    return { subject: subject[kind], paragraphs: [hello, text[kind]], button, reason }
  }
  return { en: textsIn('en'), zh: textsIn('zh'), ms: textsIn('ms') }
}
