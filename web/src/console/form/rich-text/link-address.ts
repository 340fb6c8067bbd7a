const placeholder = /^\{\{\w+\}\}$/
const withScheme = /^(?:https?:\/\/|mailto:)\S+$/i
const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const site = /^[^\s@/:]+\.[^\s@/:]+(?:[/?#]\S*)?$/

/**
 * What somebody typed as a link's address, as the server keeps it: a page, a mailbox, or a placeholder. Null for
 * anything else, so that it is told here instead of being gone after saving.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (placeholder.test(address) || withScheme.test(address)) return address
  if (mailbox.test(address)) return `mailto:${address}`
  return site.test(address) ? `https://${address}` : null
}
