import { notifications } from '@mantine/notifications'
import { translateNow } from '../i18n/translator.ts'
import type { ConsoleKey } from './words.ts'

const colorOf = { done: 'var(--brand)', failed: 'var(--danger)' } as const

/** One sentence at the bottom right, for five seconds. What a person must not miss belongs on the page instead. */
export function toast(tone: keyof typeof colorOf, message: string): void {
  const closeLabel = translateNow('shell.close' satisfies ConsoleKey)
  notifications.show({ message, color: colorOf[tone], closeButtonProps: { 'aria-label': closeLabel } })
}
