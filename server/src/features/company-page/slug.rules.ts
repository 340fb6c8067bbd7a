import { limits } from '@catchpitch/contract/limits'

const { min, max } = limits.company_page.slug

/** The end of an address that a company's name suggests; one without Latin letters gets one of its id. */
export function proposedSlug({ id, name }: { id: string; name: string }): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-|-$/g, '')
  return words.length >= min ? words : `company-${id.slice(-8)}`
}
