/**
 * A mail as a preview can hold it: no address to follow, no rules of its own, and each style under another name until
 * somebody sets it.
 * `link` stands where the reader's own link stood.
 */
export function previewOf(html: string, link: string): string {
  return html
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/ href="[^"]*"/g, '')
    .replaceAll(' style="', ' data-css="')
    .replaceAll('{{link}}', link)
    .replaceAll('{{public_url}}', '')
}
