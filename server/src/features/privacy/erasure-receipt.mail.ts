import type { MailTexts } from '#platform/mail/write-mail'

export const erasureReceiptMail: MailTexts = {
  en: {
    subject: 'Everything about you has been erased',
    paragraphs: [
      'Hello {{name}},',
      'As you asked, we have erased your account and everything that belongs to it: what you wrote, said and showed in surveys, what followed from it, what companies had entered about you, and the mails that we sent you.',
      'Recordings and pictures leave our storage within a day, and so does the copy of this mail. Backups are overwritten in their turn. What stays is that something happened on a day, under a number that no longer leads to you.',
      'Thank you for the time that you gave.',
    ],
    button: 'How we handle data',
    reason: 'You get this mail because you had your account at {{app_name}} erased. It is the last one.',
  },
  zh: {
    subject: '与您有关的所有资料均已删除',
    paragraphs: [
      '{{name}}，您好：',
      '按照您的要求，我们已删除您的账户及其全部内容：您在问卷中写下、说出和展示的一切，由此得出的结果，各公司填写的有关您的资料，以及我们发给您的邮件。',
      '录音和图片会在一天之内从我们的存储中移除，这封邮件的副本也一样。备份会按周期被覆盖。留下的只有“某一天发生过某件事”，对应的编号已无法指向您。',
      '感谢您付出的时间。',
    ],
    button: '我们如何处理数据',
    reason: '您收到这封邮件，是因为您删除了在 {{app_name}} 的账户。这是最后一封。',
  },
  ms: {
    subject: 'Semua maklumat tentang anda telah dipadamkan',
    paragraphs: [
      'Helo {{name}},',
      'Seperti yang anda minta, kami telah memadamkan akaun anda dan segala yang berkaitan dengannya: apa yang anda tulis, sebut dan tunjukkan dalam tinjauan, hasil daripadanya, apa yang dimasukkan oleh syarikat tentang anda, serta e-mel yang kami hantar kepada anda.',
      'Rakaman dan gambar dikeluarkan daripada storan kami dalam masa sehari, begitu juga salinan e-mel ini. Sandaran akan ditulis ganti mengikut gilirannya. Yang tinggal hanyalah catatan bahawa sesuatu berlaku pada satu hari, di bawah nombor yang tidak lagi membawa kepada anda.',
      'Terima kasih atas masa yang anda luangkan.',
    ],
    button: 'Cara kami mengendalikan data',
    reason: 'Anda menerima e-mel ini kerana anda memadamkan akaun anda di {{app_name}}. Inilah yang terakhir.',
  },
}
