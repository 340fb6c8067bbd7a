import { fillIn } from '@catchpitch/contract/messages/fill-in'
import { escapeHtml } from '#platform/web/html-text'
import { cleanRichText } from './clean-rich-text.ts'

/**
 * Puts values where their names stand. A value is text, whatever it holds; it is cleaned with the rest once more, since
 * one that fills in a link's address could lead anywhere.
 */
export function fillRichText(html: string, values: Readonly<Record<string, string>>): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)] as const)
  return cleanRichText(fillIn(html, Object.fromEntries(escaped)))
}
