/**
 * One name for this machine: what a browser keeps for localhost it does not know at 127.0.0.1, so a link in a mail and
 * whatever the terminal says must use the name under which people signed in.
 */
export function withLocalName(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}
