import { getCompanyPage } from '@catchpitch/contract/company-page/company-page.endpoints'
import type { Language } from '@catchpitch/contract/languages'
import type { TestApp } from './app.ts'

let made = 0

type Owner = { id: string; token: string }

/** The page of a company, at an address of its own, as anybody sees it who comes with a token or without. */
export function companyPage<O extends Owner>(test: TestApp, { id: group_id, owner }: { id: string; owner: O }) {
  const query = { group_id }
  const slug = `company-${(made += 1)}`
  const form = { is_public: true, slug, shows_pitch: true, shows_kept: false, strategy_id: null as string | null }
  const as = (token: string | null) => ({
    read: () => test.call('getCompanyPage', { token, query }),
    save: (body: unknown) => test.call('updateCompanyPage', { token, query, body }),
    people: () => test.call('listShowcase', { token, query }),
    arrange: (ids: readonly string[]) => test.call('arrangeShowcase', { token, query, body: { ids } }),
    agreed: () => test.call('getOwnShowcase', { token, query }),
    agree: (body: unknown) => test.call('updateOwnShowcase', { token, query, body }),
    withdraw: () => test.call('removeOwnShowcase', { token, query }),
    open: (language: Language = 'en') => test.call('openCompanyPage', { token, params: { group: slug }, language }),
  })
  /** Saved over what there is, whatever its version. */
  const set = async (changes: Partial<typeof form> = {}) => {
    const { version } = getCompanyPage.reply.parse((await as(owner.token).read()).data)
    return as(owner.token).save({ ...form, ...changes, version })
  }
  return { group_id, owner, slug, form, as, set, visitor: as(null), ...as(owner.token) }
}
