import type { InvoiceKind } from '@catchpitch/contract/invoices/invoice'
import type { MailTexts } from '#platform/mail/write-mail'

export const invoiceMail: Readonly<Record<InvoiceKind, MailTexts>> = {
  invoice: {
    en: {
      subject: 'Your invoice {{number}}',
      paragraphs: [
        'Hello {{name}},',
        'Thank you. We received {{amount}} for {{title}}.',
        'Invoice {{number}} is attached as a PDF file. You can also open it in your account.',
      ],
      button: 'Open the invoice',
      reason: 'You get this email because invoices of {{company}} for {{app_name}} are sent to this address.',
    },
    zh: {
      subject: '您的发票 {{number}}',
      paragraphs: [
        '{{name}}，您好：',
        '感谢您的付款。我们已收到 {{amount}}（{{title}}）。',
        '发票 {{number}} 已作为 PDF 附件随信发送，您也可以在账户中查看。',
      ],
      button: '查看发票',
      reason: '您收到这封邮件，是因为 {{company}} 在 {{app_name}} 的发票会发送到此邮箱。',
    },
    ms: {
      subject: 'Invois anda {{number}}',
      paragraphs: [
        'Helo {{name}},',
        'Terima kasih. Kami telah menerima {{amount}} untuk {{title}}.',
        'Invois {{number}} dilampirkan sebagai fail PDF. Anda juga boleh membukanya dalam akaun anda.',
      ],
      button: 'Buka invois',
      reason: 'Anda menerima e-mel ini kerana invois {{company}} untuk {{app_name}} dihantar ke alamat ini.',
    },
  },
  credit_note: {
    en: {
      subject: 'Your credit note {{number}}',
      paragraphs: [
        'Hello {{name}},',
        'We refunded {{amount}} for {{title}}.',
        'Credit note {{number}} is attached as a PDF file. You can also open it in your account.',
      ],
      button: 'Open the credit note',
      reason: 'You get this email because invoices of {{company}} for {{app_name}} are sent to this address.',
    },
    zh: {
      subject: '您的贷记单 {{number}}',
      paragraphs: [
        '{{name}}，您好：',
        '我们已退还 {{amount}}（{{title}}）。',
        '贷记单 {{number}} 已作为 PDF 附件随信发送，您也可以在账户中查看。',
      ],
      button: '查看贷记单',
      reason: '您收到这封邮件，是因为 {{company}} 在 {{app_name}} 的发票会发送到此邮箱。',
    },
    ms: {
      subject: 'Nota kredit anda {{number}}',
      paragraphs: [
        'Helo {{name}},',
        'Kami telah membayar balik {{amount}} untuk {{title}}.',
        'Nota kredit {{number}} dilampirkan sebagai fail PDF. Anda juga boleh membukanya dalam akaun anda.',
      ],
      button: 'Buka nota kredit',
      reason: 'Anda menerima e-mel ini kerana invois {{company}} untuk {{app_name}} dihantar ke alamat ini.',
    },
  },
}
