/** Who sells, as it stands on invoices. */
export type Seller = {
  name: string
  address: readonly string[]
  country: string
  registration_number: string | null
  tax_number: string | null
  email: string
}

/** Lines of an address stand in one setting, separated by bars. */
export function sellerOf(seller: Omit<Seller, 'address'> & { address: string }): Seller {
  const lines = seller.address.split('|').map((line) => line.trim())
  return { ...seller, address: lines.filter((line) => line !== '') }
}

const basis_points = 100

/** `MY:8, SG:9` by country, as hundredths of a percent. A country that is not named pays no tax. */
export function taxRatesOf(setting: string): Record<string, number> {
  const entries = setting.split(',').map((entry) => entry.trim())
  return Object.fromEntries(
    entries
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [, country = '', percent = ''] = /^([A-Z]{2}):(\d{1,2}(?:\.\d{1,2})?)$/.exec(entry) ?? []
        if (country === '') throw new Error(`"${entry}" is no country and rate, such as MY:8`)
        return [country, Math.round(Number(percent) * basis_points)]
      }),
  )
}
