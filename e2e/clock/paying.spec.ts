import { expect } from '@playwright/test'
import { goWithin } from '../console.ts'
import {
  cards,
  expectBooked,
  expectPaid,
  fillBillingDetails,
  goAhead,
  goToCardPage,
  leave,
  look,
  mailAbout,
  makePayer,
  payAndClose,
  readNewestInvoice,
  typeCard,
  withAmount,
} from '../paying-steps.ts'
import { people } from '../people.ts'
import { expectPage, expectToast } from '../steps.ts'
import { words } from '../words.ts'
import { test } from './fixtures.ts'

/*
 * A company that pays by card, from its trial to the end of its plan. It takes the clock: nobody waits for a month until
 * a card fails. Amounts are with 8 % tax.
 */

const hour = 60 * 60 * 1000
const day = 24 * hour

test('a company is declined, pays, adds an add-on in a tab that it closes, and reads the same everywhere in three languages', async ({
  page,
  request,
  browser,
  baseURL,
  enterAs,
}) => {
  await enterAs(people.root)
  const payer = await makePayer({ page, request, browser, baseURL })
  const { owner } = payer
  await owner.goto('/subscription-plan')
  await expectPage(owner, 'subscription-plan')
  await expect(owner.getByRole('region', { name: 'Your plan' })).toContainText('Trial, 14 days left')
  await fillBillingDetails(payer)
  await goWithin(owner, '/subscription-plan')
  await look(owner)

  await owner.getByRole('link', { name: 'Choose Default' }).click()
  await expectPage(owner, 'payment')
  await expect(owner.getByText('12 Jalan Kopi')).toBeVisible()
  await expect(owner.getByText('Your trial ends when the plan starts.')).toBeVisible()
  await look(owner)
  await owner.goBack()
  await goToCardPage(owner, 'Choose Default')
  await look(owner)
  await typeCard(owner, cards.declined)
  await owner.getByRole('button', { name: withAmount('^Pay ', 'RM 322.92') }).click()
  await expect(owner.getByRole('alert')).toHaveText('Your card was declined. Try another card.')
  await look(owner)
  await owner.getByRole('link', { name: 'Back' }).click()
  await expectPage(owner, 'payment')
  await expect(owner.getByText('You were not charged')).toBeVisible()
  await owner.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(owner.getByRole('region', { name: 'Your plan' })).toContainText('Trial, 14 days left')

  await goToCardPage(owner, 'Choose Default')
  await typeCard(owner, cards.pays)
  await owner.getByRole('button', { name: withAmount('^Pay ', 'RM 322.92') }).click()
  await expect(owner.getByRole('heading', { name: 'Payment Success' })).toBeVisible()
  await owner.getByRole('button', { name: 'Stay here' }).click()
  const number = await owner.getByRole('link', { name: /^INV-/ }).textContent()
  await look(owner)
  await owner.getByRole('link', { name: 'Go to your plan' }).click()
  await expectPage(owner, 'subscription-plan')
  const plan = owner.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('RM 299 a month')
  await expect(plan).toContainText('RM 322.92 with tax.')
  await expect(plan).toContainText('Visa ending 4242')
  await expect(plan).not.toContainText('not paid yet')
  const bill = await readNewestInvoice(owner, { title: 'Default', total: 'RM 322.92' })
  expect(bill.number).toBe(number)

  // The page of the plan stays open while the add-on is paid for in another tab, which never comes back.
  const tab = await owner.context().newPage()
  await tab.goto('/subscription-plan')
  await goToCardPage(tab, 'Add it')
  await typeCard(tab, cards.pays)
  await payAndClose(tab, 'RM 106.92')
  await expect(plan).toContainText('Add on')
  await expect(owner.getByText(/100 added until/)).toBeVisible()
  const second = await readNewestInvoice(owner, { title: 'Add on', total: 'RM 106.92' })

  for (const paid of [bill, second]) {
    await expectPaid(payer, request, paid)
    await expectBooked(page, payer, paid)
  }
  await look(page)

  const said = {
    zh: { invoice: '发票', tax: '税', plan: '标准版' },
    ms: { invoice: 'Invois', tax: 'Cukai', plan: 'Asas' },
  }
  for (const language of ['zh', 'ms'] as const) {
    await owner
      .getByRole('banner')
      .getByRole('combobox')
      .filter({ hasText: words[language].name })
      .selectOption({ label: words[language].name })
    await expect(owner.locator('html')).toHaveAttribute('lang', language)
    await goWithin(owner, '/subscription-plan')
    await expectPage(owner, 'subscription-plan')
    await expect(owner.getByRole('main')).toContainText(said[language].plan)
    await expect(owner.getByRole('main')).toContainText('322.92')
    await look(owner)
    await owner.getByRole('link', { name: bill.number }).click()
    const sheet = owner.getByRole('article', { name: bill.number })
    await expect(sheet).toContainText(said[language].invoice)
    await expect(sheet).toContainText(said[language].tax)
    await expect(sheet).toContainText('23.92')
    await expect(sheet).toContainText('322.92')
    await look(owner)
  }
  await leave(payer)
})

test('a company closes the page before it returns, has its plan all the same, and pays what it saw for a larger one', async ({
  page,
  request,
  browser,
  baseURL,
  enterAs,
  moveClock,
}) => {
  await enterAs(people.root)
  const payer = await makePayer({ page, request, browser, baseURL })
  const { owner } = payer
  await owner.goto('/subscription-plan')
  await fillBillingDetails(payer)
  await goWithin(owner, '/subscription-plan')
  const plan = owner.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('Trial')
  const tab = await owner.context().newPage()
  await tab.goto('/subscription-plan')
  await goToCardPage(tab, 'Choose Default')
  await typeCard(tab, cards.pays)
  await payAndClose(tab, 'RM 322.92')
  // Nobody presses anything here: the webhook alone brings the plan.
  await expect(plan).toContainText('Visa ending 4242')
  await expect(plan).toContainText('Active')

  await goAhead({ request, moveClock }, payer, 10 * day)
  await owner.getByRole('button', { name: 'Change to Annual+' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Change to Annual+' })
  const pay = dialog.getByRole('button', { name: /^Pay RM/ })
  await expect(dialog).toContainText('Unused days of Default')
  await expect(dialog).toContainText('Visa ending 4242')
  const total = ((await pay.textContent()) ?? '').replace('Pay ', '').replaceAll(/\s/g, ' ')
  await expect(dialog).toContainText(`You pay today${total}`)
  await look(owner)
  await pay.click()
  await expectToast(owner, /^Annual\+ is active until/)
  await expect(plan).toContainText('RM 2,990 a year')
  const bill = await readNewestInvoice(owner, { title: 'Annual+', total })
  await expectPaid(payer, request, bill)
  await enterAs(people.root)
  await expectBooked(page, payer, bill)
  const changed = await mailAbout(request, payer.email, 'Your plan is now Annual+')
  expect(changed.text).toContain('Annual+ costs RM 2,990.00 a year, without tax.')
  await leave(payer)
})

test('a renewal fails, the company is told, pays, cancels, and can only read once its plan is over', async ({
  page,
  request,
  browser,
  baseURL,
  enterAs,
  moveClock,
}) => {
  await enterAs(people.root)
  const payer = await makePayer({ page, request, browser, baseURL })
  const { owner, email } = payer
  await owner.goto('/subscription-plan')
  await fillBillingDetails(payer)
  await goWithin(owner, '/subscription-plan')
  await goToCardPage(owner, 'Choose Default')
  await typeCard(owner, cards.failsLater)
  await owner.getByRole('button', { name: withAmount('^Pay ', 'RM 322.92') }).click()
  await expect(owner.getByRole('heading', { name: 'Payment Success' })).toBeVisible()

  await goAhead({ request, moveClock }, payer, 31 * day + hour)
  const banner = owner.getByRole('complementary', { name: 'Payment failed' })
  await expect(banner).toContainText('Your payment of RM 322.92 failed on')
  const [, until = ''] = /Everything works until (.+?)\. After/.exec((await banner.textContent()) ?? '') ?? []
  const plan = owner.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText(`Everything works until ${until}.`)
  await expect(plan).toContainText(/\d days? to pay/)
  await look(owner)
  const failed = await mailAbout(request, email, 'Your payment of RM 322.92 failed')
  expect(failed.text).toContain(`Everything works until ${until}.`)
  await goWithin(owner, '/surveys/orders')
  await expect(owner.getByRole('row').filter({ hasText: 'Failed' })).toContainText('RM 322.92')

  await banner.getByRole('link', { name: withAmount('^Pay ', 'RM 322.92') }).click()
  await expect(owner.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
  await look(owner)
  await typeCard(owner, cards.pays)
  await owner.getByRole('button', { name: withAmount('^Pay ', 'RM 322.92') }).click()
  await expect(owner.getByRole('status')).toHaveText('Your payment was received.')
  await owner.goto('/subscription-plan')
  await expect(plan).toContainText('Active')
  await expect(banner).toHaveCount(0)
  await expect(plan).toContainText('Visa ending 4242')
  const bill = await readNewestInvoice(owner, { title: 'Default', total: 'RM 322.92' })
  await expectPaid(payer, request, bill)
  await enterAs(people.root)
  await expectBooked(page, payer, bill)

  await goWithin(owner, '/subscription-plan')
  await owner.getByRole('button', { name: 'Card and cancellation' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  await look(owner)
  await owner.getByRole('link', { name: 'Cancel plan' }).click()
  await look(owner)
  await owner.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(owner.getByRole('status')).toHaveText('Your plan was cancelled.')
  await owner.getByRole('link', { name: 'Return to the product' }).click()
  await expectPage(owner, 'subscription-plan')
  await expect(plan).toContainText(/It works until .+ and is not renewed\./)
  const [, last = ''] = /It works until (.+?) and is not/.exec((await plan.textContent()) ?? '') ?? []
  await mailAbout(request, email, `Your plan is cancelled and ends on ${last}`)

  await goAhead({ request, moveClock }, payer, 31 * day)
  const readOnly = owner.getByRole('complementary', { name: 'No plan' })
  await expect(readOnly).toContainText(`Read-only since ${last}.`)
  await expect(owner.getByText(`Default ended on ${last}.`)).toBeVisible()
  await look(owner)
  await mailAbout(request, email, 'Your plan has ended')
  // What was paid for stays to be read.
  await expectPaid(payer, request, bill)
  await expect(readOnly).toBeVisible()
  await leave(payer)
})
