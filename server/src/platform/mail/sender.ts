/** `Name <address>` in its parts; an address alone has no name. */
export function senderOf(mail_from: string): { name: string; address: string } {
  const [, name = '', address = mail_from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(mail_from) ?? []
  return { name, address: address.trim() }
}
