import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '../../testing/answers.ts'
import { leavingFor, renderLight } from '../../testing/render-light.tsx'
import { replies } from '../../testing/replies.ts'
import { screens } from '../../testing/screens.ts'

const limits = { surveys: 10, participants: 500, people: 5 }
const plan = (sku: string, title: string, price_minor: number, period: Product['period']): Product => ({
  sku,
  kind: planKind.default,
  title,
  description: 'For a company that hires now and then.',
  price_minor,
  currency: 'MYR',
  period,
  limits,
})

const products = [
  plan('default', 'Default', 29_900, planPeriod.month),
  plan('annual', 'Annual+', 299_000, planPeriod.year),
]

it.each(screens)(
  'a plan is picked by its period on a $name screen, and comes along to the sign-up',
  async ({ size }) => {
    await page.viewport(...size)
    replies({ 'GET /open/products': products })
    await renderLight('/open/products/')
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Default' })).toHaveTextContent(/RM\s?299/)
    await page.getByText('Yearly', { exact: true }).click()
    await expect.element(page.getByRole('main')).toHaveTextContent(/that is RM\s?249\.17 a month/)
    const leaving = leavingFor()
    await page.getByRole('button', { name: 'Begin with Annual+' }).click()
    expect(await leaving).toBe('/signup?kind=company')
    expect([localStorage.getItem('plan'), localStorage.getItem('period')]).toEqual(['annual', 'year'])
  },
)

it('plans that cannot be had are told of, and asked for again', async () => {
  replies({ 'GET /open/products': refuse('server.failed') })
  await renderLight('/open/products/')
  await expect.element(page.getByRole('alert')).toBeVisible()
  replies({ 'GET /open/products': products })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Begin with Default' })).toBeVisible()
})
