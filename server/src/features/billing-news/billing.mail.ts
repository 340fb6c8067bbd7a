import { formatDay, formatMonth, lastMomentBefore } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'
import type { planPeriods } from '@catchpitch/contract/plans/plans'
import type { MailTexts } from '#platform/mail/write-mail'
import { formatAmount } from '#platform/money'
import { endOfCard } from './billing-news.rules.ts'
import type { BillingNews } from './billing-news.ts'

/** What a mail of ours is about: the one about a payment that was made is written with its invoice. */
export type MailedNews = Exclude<BillingNews, { kind: 'payment.paid' }>

type Letter = { subject: string; paragraphs: readonly string[]; button: string }

type Words = {
  hello: string
  reason: string
  /** A plan within a sentence, by its title and without one. */
  plan: { named: (title: string) => string; unnamed: string }
  letters: Readonly<Record<MailedNews['kind'] | 'trial.ended', Letter>>
  /** What a changed plan costs from now on. */
  renewal: Readonly<Record<(typeof planPeriods)[number], string>>
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: 'Hello {{name}},',
    reason:
      'You get this email because it is about what {{company}} pays. It goes to every owner and to the billing address, whatever they chose for notifications.',
    plan: { named: (title) => `your ${title} plan`, unnamed: 'your plan' },
    letters: {
      'payment.failed': {
        subject: 'Your payment of {{amount}} failed',
        paragraphs: [
          'We could not charge {{amount}} to the card of {{company}} for {{plan}}.',
          'Open your plan to update the card or pay the amount now.',
          'Everything works until {{day}}.',
          'After that {{company}} is read-only: you can read and export, but you cannot change surveys or invite people. Applicants who started can finish.',
        ],
        button: 'Update card or pay',
      },
      'card.expiring': {
        subject: 'Your card ending {{last4}} expires in {{month}}',
        paragraphs: [
          '{{company}} pays for its plan with the card ending {{last4}}. This card works until {{day}}.',
          'Enter a new card before then, so that the next payment does not fail.',
        ],
        button: 'Update card',
      },
      'plan.changed': {
        subject: 'Your plan is now {{to}}',
        paragraphs: [
          'The plan of {{company}} changed from {{from}} to {{to}}.',
          'If something was charged for this change, its invoice comes in a separate email.',
        ],
        button: 'Open your plan',
      },
      'plan.cancelled': {
        subject: 'Your plan is cancelled and ends on {{day}}',
        paragraphs: [
          'We will not charge {{company}} again for {{plan}}.',
          'Everything works until {{day}}.',
          'After that {{company}} is read-only: you can read and export, but you cannot change surveys or invite people. Applicants who started can finish.',
          'To keep your plan, open it before that day and renew it.',
        ],
        button: 'Keep your plan',
      },
      'plan.ended': {
        subject: 'Your plan has ended',
        paragraphs: [
          '{{company}} is now read-only, because {{plan}} has ended.',
          'You can still read results and export everything. Applicants who started a survey can finish it.',
          'Choose a plan to create surveys and invite people again. Everything is still there.',
        ],
        button: 'Choose a plan',
      },
      'trial.ended': {
        subject: 'Your free trial has ended',
        paragraphs: [
          '{{company}} is now read-only, because the free trial has ended. Nothing was charged.',
          'You can still read results and export everything. Applicants who started a survey can finish it.',
          'Choose a plan to create surveys and invite people again. Everything is still there.',
        ],
        button: 'Choose a plan',
      },
    },
    renewal: {
      month: '{{to}} costs {{amount}} a month, without tax. The next payment is on {{day}}.',
      year: '{{to}} costs {{amount}} a year, without tax. The next payment is on {{day}}.',
    },
  },
  zh: {
    hello: '{{name}}，您好：',
    reason: '这封邮件涉及 {{company}} 的付款，因此无论通知设置如何，都会发送给公司的每位所有者和账单邮箱。',
    plan: { named: (title) => `“${title}”方案`, unnamed: '方案' },
    letters: {
      'payment.failed': {
        subject: '付款失败：{{amount}}',
        paragraphs: [
          '我们未能从 {{company}} 的银行卡扣取{{plan}}的费用 {{amount}}。',
          '请打开方案页面，更换银行卡或立即付款。',
          '宽限期至 {{day}}，期间一切照常。',
          '之后 {{company}} 将变为只读：可以查看和导出，但不能修改问卷或邀请应聘者。已开始作答的应聘者仍可完成问卷。',
        ],
        button: '更换银行卡或付款',
      },
      'card.expiring': {
        subject: '尾号 {{last4}} 的银行卡将于 {{month}} 到期',
        paragraphs: [
          '{{company}} 的方案由尾号 {{last4}} 的银行卡付款，该卡可用至 {{day}}。',
          '请在此之前换上新卡，以免下次付款失败。',
        ],
        button: '更换银行卡',
      },
      'plan.changed': {
        subject: '您的方案已更换为“{{to}}”',
        paragraphs: [
          '{{company}} 的方案已从“{{from}}”更换为“{{to}}”。',
          '如果这次更换产生了费用，发票会通过另一封邮件发送。',
        ],
        button: '查看方案',
      },
      'plan.cancelled': {
        subject: '您的方案已取消，将于 {{day}} 到期',
        paragraphs: [
          '我们不会再向 {{company}} 收取{{plan}}的费用。',
          '方案可用至 {{day}}，期间一切照常。',
          '之后 {{company}} 将变为只读：可以查看和导出，但不能修改问卷或邀请应聘者。已开始作答的应聘者仍可完成问卷。',
          '如需保留方案，请在到期前打开方案页面恢复续订。',
        ],
        button: '保留方案',
      },
      'plan.ended': {
        subject: '您的方案已到期',
        paragraphs: [
          '{{company}} 的{{plan}}已到期，目前为只读。',
          '您仍可查看结果并导出所有内容，已开始作答的应聘者仍可完成问卷。',
          '选择方案后，即可继续创建问卷和邀请应聘者。所有内容都已保留。',
        ],
        button: '选择方案',
      },
      'trial.ended': {
        subject: '您的免费试用已结束',
        paragraphs: [
          '{{company}} 的免费试用已结束，目前为只读。没有产生任何费用。',
          '您仍可查看结果并导出所有内容，已开始作答的应聘者仍可完成问卷。',
          '选择方案后，即可继续创建问卷和邀请应聘者。所有内容都已保留。',
        ],
        button: '选择方案',
      },
    },
    renewal: {
      month: '“{{to}}”每月 {{amount}}（不含税），下次付款日为 {{day}}。',
      year: '“{{to}}”每年 {{amount}}（不含税），下次付款日为 {{day}}。',
    },
  },
  ms: {
    hello: 'Helo {{name}},',
    reason:
      'Anda menerima e-mel ini kerana kandungannya berkaitan bayaran {{company}}. Semua pemilik dan alamat bil menerimanya, walau apa pun pilihan pemberitahuan mereka.',
    plan: { named: (title) => `pelan ${title}`, unnamed: 'pelan' },
    letters: {
      'payment.failed': {
        subject: 'Bayaran {{amount}} gagal',
        paragraphs: [
          'Kami tidak dapat mengecaj {{amount}} pada kad {{company}} untuk {{plan}}.',
          'Buka halaman pelan untuk mengemas kini kad atau membayar sekarang.',
          'Tempoh ihsan berlangsung hingga {{day}} dan semuanya berfungsi seperti biasa.',
          'Selepas itu {{company}} menjadi baca sahaja: anda boleh membaca dan mengeksport, tetapi tidak boleh mengubah tinjauan atau menjemput pemohon. Pemohon yang sudah mula masih boleh menyelesaikan tinjauan.',
        ],
        button: 'Kemas kini kad atau bayar',
      },
      'card.expiring': {
        subject: 'Kad berakhir {{last4}} tamat tempoh pada {{month}}',
        paragraphs: [
          '{{company}} membayar pelannya dengan kad berakhir {{last4}}. Kad ini sah hingga {{day}}.',
          'Masukkan kad baharu sebelum itu supaya bayaran seterusnya tidak gagal.',
        ],
        button: 'Kemas kini kad',
      },
      'plan.changed': {
        subject: 'Pelan anda kini {{to}}',
        paragraphs: [
          'Pelan {{company}} telah ditukar daripada {{from}} kepada {{to}}.',
          'Jika pertukaran ini dicaj, invoisnya dihantar dalam e-mel berasingan.',
        ],
        button: 'Buka pelan anda',
      },
      'plan.cancelled': {
        subject: 'Pelan anda telah dibatalkan dan tamat pada {{day}}',
        paragraphs: [
          'Kami tidak akan mengecaj {{company}} lagi untuk {{plan}}.',
          'Semuanya berfungsi seperti biasa hingga {{day}}.',
          'Selepas itu {{company}} menjadi baca sahaja: anda boleh membaca dan mengeksport, tetapi tidak boleh mengubah tinjauan atau menjemput pemohon. Pemohon yang sudah mula masih boleh menyelesaikan tinjauan.',
          'Untuk mengekalkan pelan, buka halaman pelan sebelum tarikh itu dan sambung semula pembaharuan.',
        ],
        button: 'Kekalkan pelan',
      },
      'plan.ended': {
        subject: 'Pelan anda telah tamat',
        paragraphs: [
          '{{company}} kini baca sahaja kerana {{plan}} telah tamat.',
          'Anda masih boleh membaca hasil dan mengeksport semuanya. Pemohon yang sudah mula masih boleh menyelesaikan tinjauan.',
          'Pilih pelan untuk mencipta tinjauan dan menjemput pemohon semula. Semua kandungan anda masih ada.',
        ],
        button: 'Pilih pelan',
      },
      'trial.ended': {
        subject: 'Tempoh percubaan percuma anda telah tamat',
        paragraphs: [
          '{{company}} kini baca sahaja kerana tempoh percubaan percuma telah tamat. Tiada bayaran dikenakan.',
          'Anda masih boleh membaca hasil dan mengeksport semuanya. Pemohon yang sudah mula masih boleh menyelesaikan tinjauan.',
          'Pilih pelan untuk mencipta tinjauan dan menjemput pemohon semula. Semua kandungan anda masih ada.',
        ],
        button: 'Pilih pelan',
      },
    },
    renewal: {
      month: '{{to}} berharga {{amount}} sebulan, tidak termasuk cukai. Bayaran seterusnya pada {{day}}.',
      year: '{{to}} berharga {{amount}} setahun, tidak termasuk cukai. Bayaran seterusnya pada {{day}}.',
    },
  },
}

const letterOf = (news: MailedNews) => (news.kind === 'plan.ended' && news.is_trial ? 'trial.ended' : news.kind)

/** What is charged stands after what has changed, and before where the invoice is. */
function paragraphsOf(news: MailedNews, language: Language): readonly string[] {
  const { letters, renewal } = words[language]
  const [first = '', ...others] = letters[letterOf(news)].paragraphs
  if (news.kind !== 'plan.changed') return [first, ...others]
  return news.renewal === null ? [first] : [first, renewal[news.renewal.period], ...others]
}

export function billingMail(news: MailedNews): MailTexts {
  const textsIn = (language: Language) => {
    const { hello, reason, letters } = words[language]
    const { subject, button } = letters[letterOf(news)]
    return { subject, paragraphs: [hello, ...paragraphsOf(news, language)], button, reason }
  }
  return { en: textsIn('en'), zh: textsIn('zh'), ms: textsIn('ms') }
}

type Names = { company: string; titles: ReadonlyMap<string, string> }

/** What the texts leave open. An end is named by the last day on which everything works. */
export function billingMailValues(news: MailedNews, { company, titles }: Names, language: Language) {
  const { named, unnamed } = words[language].plan
  const planOf = (id: string | null) => {
    const title = id === null ? undefined : titles.get(id)
    return title === undefined ? unnamed : named(title)
  }
  const titleOf = (id: string) => titles.get(id) ?? unnamed
  const lastDay = (end: Date) => formatDay(lastMomentBefore(end), language)
  switch (news.kind) {
    case 'payment.failed': {
      const amount = formatAmount(news.amount_minor, news.currency, language)
      return { company, amount, plan: planOf(news.plan_id), day: lastDay(news.grace_ends_at) }
    }
    case 'card.expiring': {
      const { last4, month } = news
      return { company, last4, month: formatMonth(month, language), day: lastDay(endOfCard(month)) }
    }
    case 'plan.changed': {
      const changed = { company, from: titleOf(news.from_id), to: titleOf(news.plan_id) }
      if (news.renewal === null) return changed
      const { amount_minor, currency, at } = news.renewal
      return { ...changed, amount: formatAmount(amount_minor, currency, language), day: formatDay(at, language) }
    }
    case 'plan.cancelled':
      return { company, plan: planOf(news.plan_id), day: lastDay(news.ends_at) }
    case 'plan.ended':
      return { company, plan: planOf(news.plan_id) }
  }
}
