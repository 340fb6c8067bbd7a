/** The installation's name, which the server writes into the page. */
export function appName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}
