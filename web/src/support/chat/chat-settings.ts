/** The Chatwoot that this installation has, as the server writes it into the page; null: it has none. */
export type ChatSettings = { url: string; token: string }

export function chatSettings(): ChatSettings | null {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="chat"]')
  return tag?.dataset.token ? { url: tag.content, token: tag.dataset.token } : null
}
