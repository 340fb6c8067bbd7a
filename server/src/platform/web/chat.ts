import { escapeHtml } from './html-text.ts'

/** The Chatwoot that people are helped by: where it is reached, and the public token of its inbox for this website. */
export type ChatSettings = { url: string; token: string }

/** The one script of it that pages load, at the address that every release of Chatwoot has it at. */
export const chatScript = ({ url }: ChatSettings) => `${url}/packs/js/sdk.js`

/** Tells a page that there is a chat. The token is no secret: it stands on every page that shows the widget. */
export function chatTag({ url, token }: ChatSettings): string {
  return `<meta name="chat" content="${escapeHtml(url)}" data-token="${escapeHtml(token)}">`
}
