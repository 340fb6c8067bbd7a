import type { Language } from '@catchpitch/contract/languages'

/** What a system mail says, in the reader's language and without any markup. */
export type MailContent = {
  app_name: string
  language: Language
  title: string
  paragraphs: readonly string[]
  /** What a company has worded itself, after the paragraphs: its marks are kept, so it must be clean. */
  rich?: { html: string; text: string }
  /** What somebody else wrote, line by line as they did; left out where the mail is all our own. */
  quote?: string
  /** The one thing the reader is asked to do. `href` may be a placeholder that is filled in when the mail is sent. */
  action: { label: string; href: string } | null
  /** Who greets at the end; may be a placeholder, as `href` may. */
  signature: string
  /** Why the reader gets this mail, in small print. */
  reason: string
}

const colour = {
  ground: '#fbfaf7',
  card: '#ffffff',
  line: '#e6e2d8',
  ink: '#23211c',
  quiet: '#6b665e',
  brand: '#0b5d5a',
}

// Programs that read no rules show the light colours, which stand on the elements; the others follow the reader's choice.
const inTheDark = `@media (prefers-color-scheme: dark) {
.ground { background: #17191a !important; color: #e9e6df !important; }
.card { background: #202324 !important; border-color: #3a3e3f !important; }
.quiet { color: #a9a69e !important; }
.brand { color: #6cc5bf !important; }
.button { background: #1a7a75 !important; color: #ffffff !important; }
.card a:not(.button) { color: #6cc5bf !important; }
}`
const font = `-apple-system, 'Segoe UI', Roboto, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Everything that comes from outside passes here: a company's name must not become markup in somebody's inbox. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Marks that an editor wrote, with what mail programs need on each: they know no style sheet to look it up in. */
function dressed(html: string): string {
  return (
    html
      // An entry of a list is a paragraph too, to the editor; there the entry keeps the distance.
      .replaceAll('<li><p>', '<li><p style="margin:0">')
      .replaceAll('<p>', '<p style="margin:0 0 16px">')
      .replaceAll('<h2>', '<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3;font-weight:600">')
      .replaceAll('<h3>', '<h3 style="margin:16px 0 8px;font-size:16px;line-height:1.3;font-weight:600">')
      .replaceAll(/<(ul|ol)>/g, '<$1 style="margin:0 0 16px;padding-left:24px">')
      .replaceAll('<li>', '<li style="margin:0 0 4px">')
      .replaceAll('<a ', `<a style="color:${colour.brand}" `)
  )
}

// Tables and inline styles, because mail programs know little else; no pictures, because many do not show them.
function asHtml(content: MailContent): string {
  const { app_name, language, title, paragraphs, rich, quote, action, signature, reason } = content
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')
  const quoted = quote
    ? `<blockquote style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${colour.line};overflow-wrap:anywhere">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`
    : ''
  const button = action
    ? `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colour.brand};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:${colour.quiet};word-break:break-all">${escapeHtml(action.href)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${inTheDark}</style></head>
<body class="ground" style="margin:0;background:${colour.ground};color:${colour.ink};font:400 15px/1.5 ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${colour.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 0 16px;font-size:15px;font-weight:600;color:${colour.brand}">${escapeHtml(app_name)}</td></tr>
<tr><td class="card" style="padding:32px;background:${colour.card};border:1px solid ${colour.line};border-radius:14px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:600">${escapeHtml(title)}</h1>
${body}
${rich ? dressed(rich.html) : ''}
${quoted}
${button}
<div style="overflow-wrap:anywhere">${escapeHtml(signature)}</div>
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;font-size:12px;color:${colour.quiet}">${escapeHtml(reason)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function asText({ app_name, title, paragraphs, rich, quote, action, signature, reason }: MailContent): string {
  const parts = [
    title,
    ...paragraphs,
    ...(rich ? [rich.text] : []),
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    signature,
    `-- \n${app_name}\n${reason}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** One mail as both of its twins, so that no reader without HTML gets less than the others. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: asHtml(content), text: asText(content) }
}
