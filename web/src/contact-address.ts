/** Where people write to whoever runs this installation, which the server writes into the page. */
export function contactAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="contact"]')?.content ?? ''
}
