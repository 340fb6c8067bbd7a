/** A WooCommerce shop that sends us its orders, and the secret that it signs them with. */
export type Shop = { url: string; secret: string }

/** How a shop names itself, with or without the slash at the end. */
export const shopKey = (url: string): string => url.trim().toLowerCase().replace(/\/+$/, '')

/** `https://shop.example=secret https://other.example=secret`. */
export function shopsOf(setting: string): Shop[] {
  const entries = setting.split(/\s+/).filter((entry) => entry !== '')
  return entries.map((entry) => {
    const [, url = '', secret = ''] = /^(https?:\/\/[^=\s]+)=(\S{8,})$/.exec(entry) ?? []
    if (url === '')
      throw new Error(
        'each shop is an address and a secret of 8 characters or more, such as https://shop.example=secret',
      )
    return { url: shopKey(url), secret }
  })
}
