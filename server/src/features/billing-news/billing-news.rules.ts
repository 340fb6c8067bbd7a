import { addDays, type Day, startOfDay } from '@catchpitch/contract/dates'

/** The month after one that is written `2026-11`: no month has 32 days, and none so few that this is two months later. */
const nextMonth = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7)

/** When a card ends to work: with the last day of the month that stands on it, `2026-11`. */
export const endOfCard = (month: string): Date => startOfDay(`${nextMonth(month)}-01` satisfies Day)

/** The month on a card, as it is written in data. */
export const monthOfCard = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  `${exp_year}-${String(exp_month).padStart(2, '0')}`
