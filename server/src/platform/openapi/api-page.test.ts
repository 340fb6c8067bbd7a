import { endpoints } from '@catchpitch/contract/endpoints'
import { expect, it } from 'vitest'
import { apiPage } from './api-page.ts'

it('docs/api.md is what the contract says (else run `npm run generate`)', async () => {
  await expect(apiPage()).toMatchFileSnapshot('../../../../docs/api.md')
})

it('has one row for each endpoint', () => {
  const names = [...apiPage().matchAll(/^\| [A-Z]+ \| `\S+` \| (\w+) \|/gm)].map(([, name]) => String(name))
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
