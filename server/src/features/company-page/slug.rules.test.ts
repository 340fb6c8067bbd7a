import { companyPageForm } from '@catchpitch/contract/company-page/company-page-form'
import { expect, it } from 'vitest'
import { proposedSlug } from './slug.rules.ts'

const id = '019a0000-0000-7000-8000-0123456789ab'

it.each([
  ['Kopi & Kain Sdn Bhd', 'kopi-kain-sdn-bhd'],
  ['Café Größe 24', 'cafe-gro-e-24'],
  ['  --Acme--  ', 'acme'],
  ['李记咖啡', 'company-456789ab'],
  ['A', 'company-456789ab'],
  [`${'x'.repeat(59)} and more`, 'x'.repeat(59)],
])('%s is proposed as %s, which the form takes', (name, slug) => {
  expect(proposedSlug({ id, name })).toBe(slug)
  expect(companyPageForm.shape.slug.safeParse(slug).success).toBe(true)
})
