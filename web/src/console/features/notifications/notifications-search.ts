/** What of the list is on the screen. */
export type NotificationsSearch = { page: number; state: 'all' | 'unread' }

/** As it comes out of an address, or out of a link of our own. */
export type WrittenSearch = { page?: number | string; state?: string }

/** Anything can be typed into an address; a page that is none is the first. */
export function notificationsSearch({ page, state }: WrittenSearch): NotificationsSearch {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 0 ? number : 1, state: state === 'unread' ? 'unread' : 'all' }
}
