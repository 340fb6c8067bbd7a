import { type Html, html } from './html.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.ts'

/** A whole page, with the warning that nothing here costs money. */
export function page(language: Language, title: string, content: Html): string {
  const { text } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/stand-in.css">
</head>
<body>
<header class="banner">${messages[language].banner}</header>
<main>${content}</main>
</body>
</html>`
  return text
}

/** One that says what has become of something, and where to go on. */
export function notePage(
  language: Language,
  { title, text, link }: { title: string; text: string; link?: { url: string; label: string } | null },
): string {
  return page(
    language,
    title,
    html`<div class="card"><h1>${title}</h1><p>${text}</p>${
      link ? html`<div class="actions"><a class="button primary" href="${link.url}">${link.label}</a></div>` : null
    }</div>`,
  )
}
