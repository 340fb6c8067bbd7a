import { formatDay, formatMonth, lastMomentBefore } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'
import type { Notification } from '@catchpitch/contract/notifications/notification'
import { formatAmount } from '../../ui/money.ts'
import type { useT } from '../words.ts'

const kinds = [
  'plan.ending',
  'plan.cancelled',
  'plan.ended',
  'plan.changed',
  'payment.paid',
  'payment.failed',
  'card.expiring',
] as const satisfies readonly Notification['kind'][]

type AboutMoney = Extract<Notification, { kind: (typeof kinds)[number] }>

export const isAboutMoney = (notification: Notification): notification is AboutMoney =>
  kinds.some((kind) => kind === notification.kind)

/** What a notification about plans and payments says. An end is named by the last day on which everything works. */
export function moneySentence({ kind, params }: AboutMoney, t: ReturnType<typeof useT>, language: Language): string {
  const lastDay = (end: string) => formatDay(lastMomentBefore(end), language)
  switch (kind) {
    case 'plan.ending':
      if (params.is_trial) return t('notification.plan.ending.trial', { day: lastDay(params.ends_at) })
      return params.plan === null
        ? t('notification.plan.ending.nameless', { day: lastDay(params.ends_at) })
        : t('notification.plan.ending', { name: params.plan, day: lastDay(params.ends_at) })
    case 'plan.cancelled':
      return params.plan === null
        ? t('notification.plan.cancelled.nameless', { day: lastDay(params.ends_at) })
        : t('notification.plan.cancelled', { name: params.plan, day: lastDay(params.ends_at) })
    case 'plan.ended':
      if (params.is_trial) return t('notification.plan.ended.trial')
      return params.plan === null
        ? t('notification.plan.ended.nameless')
        : t('notification.plan.ended', { name: params.plan })
    case 'plan.changed':
      return params.plan === null || params.from === null
        ? t('notification.plan.changed.nameless')
        : t('notification.plan.changed', { name: params.plan, from: params.from })
    case 'payment.paid': {
      const amount = formatAmount(params.amount_minor, params.currency, language)
      return params.plan === null
        ? t('notification.payment.paid.nameless', { amount })
        : t('notification.payment.paid', { amount, name: params.plan })
    }
    case 'payment.failed': {
      const values = {
        amount: formatAmount(params.amount_minor, params.currency, language),
        day: lastDay(params.grace_ends_at),
      }
      return params.plan === null
        ? t('notification.payment.failed.nameless', values)
        : t('notification.payment.failed', { ...values, name: params.plan })
    }
    case 'card.expiring':
      return t('notification.card.expiring', { last4: params.last4, month: formatMonth(params.month, language) })
  }
}
