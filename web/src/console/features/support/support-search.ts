import type { Input } from '../../../api/calls.ts'

export const supportStates = ['open', 'answered', 'all'] as const
type SupportState = (typeof supportStates)[number]

/** Which part of the list is on the screen. */
type SupportList = { page: number; keyword: string; state: SupportState }

/** All that the address says: also which message is open, so that a mail can lead to it. */
export type SupportSearch = SupportList & { message: string }

/** As it comes out of an address, or out of a link of our own. */
export type WrittenSearch = { page?: number | string; keyword?: string; state?: string; message?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Anything can be typed into an address; what cannot be read is what most people want: the first of what waits. */
export function supportSearch({ page, keyword, state, message }: WrittenSearch): SupportSearch {
  const number = Number(page)
  return {
    page: Number.isInteger(number) && number > 0 ? number : 1,
    keyword: text(keyword),
    state: supportStates.find((known) => known === state) ?? 'open',
    message: text(message),
  }
}

export function supportInput({ page, keyword, state }: SupportList): Input<'GET /admin/support-messages'> {
  return { query: { page, keyword, order: '-created_at', ...(state !== 'all' && { filter: `state:${state}` }) } }
}
