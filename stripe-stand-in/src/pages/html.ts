/** HTML that is safe to send: only `html` makes it, which escapes whatever it is given. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | false | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(texts.map((text, position) => text + written(parts[position] ?? null)).join(''))
