import { describe, expect, it } from 'vitest'
import { cards, openShop, subscribe } from './testing/shop.ts'
import { useStandIn } from './testing/stand-in.ts'
import { pressButton, typeCard } from './type-card.ts'

const test = useStandIn()

async function openPortal(card = cards.pays, locale: 'en' | 'zh' | 'ms' = 'en') {
  const { stripe } = test
  const shop = await openShop(stripe)
  const subscription = await subscribe(stripe, shop, card)
  const { url } = await stripe.billingPortal.sessions.create({
    customer: shop.customer.id,
    return_url: 'https://shop.example/billing',
    locale,
  })
  return { shop, subscription, url }
}

const read = async (url: string, language = 'en') =>
  (await fetch(url, { headers: { 'accept-language': language } })).text()

describe('the portal', () => {
  it('shows the card, the plan and the invoices, and the way back', async () => {
    const { url } = await openPortal()
    const page = await read(url)
    for (const text of [
      'Visa •••• 4242',
      'expires 12/40',
      'Growth',
      'Renews on 16 April 2027.',
      'https://shop.example/billing',
    ])
      expect(page).toContain(text)
    expect(page).toMatch(/Invoice [A-Z0-9]{8}-0001/)
    expect(page).toContain('Test payment page. No card is charged.')
  })

  it('is as its session says in Chinese or Malay, and otherwise as the browser does', async () => {
    const { shop, url } = await openPortal(cards.pays, 'zh')
    expect(await read(url)).toContain('<html lang="zh">')
    const automatic = await test.stripe.billingPortal.sessions.create({ customer: shop.customer.id, locale: 'auto' })
    expect(await read(automatic.url, 'fr,ms;q=0.8')).toContain('Batalkan pelan')
  })

  it('cancels at the end of the period, and keeps after all', async () => {
    const { url, subscription } = await openPortal()
    const way = `${url}/subscription/${subscription.id}`
    expect(await read(`${way}/cancel`)).toContain('You can use it until 16 April 2027.')
    const cancelled = await pressButton(`${way}/cancel`)
    expect(await read(`${test.standIn.url}${cancelled.headers.get('location')}`)).toContain('Your plan was cancelled.')
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true)
    await pressButton(`${way}/keep`)
    expect((await test.stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false)
  })

  it('takes a new card, after which the overdue invoice is paid by a press', async () => {
    const { stripe, standIn } = test
    const { shop, url, subscription } = await openPortal(cards.fails_later)
    standIn.control.moveClock(new Date('2027-04-17T00:00:00Z'))
    const {
      data: [open],
    } = await stripe.invoices.list({ subscription: subscription.id, status: 'open' })
    const pay = `${url}/invoice/${open?.id}/pay`
    const refused = await pressButton(pay)
    expect(refused.status).toBe(402)
    expect(await refused.text()).toContain('role="alert"')

    expect((await typeCard(`${url}/card`, cards.declined)).status).toBe(402)
    expect((await typeCard(`${url}/card`, cards.pays)).status).toBe(303)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    expect(
      await stripe.customers.retrieve(shop.customer.id, { expand: ['invoice_settings.default_payment_method'] }),
    ).toMatchObject({
      invoice_settings: { default_payment_method: { card: { last4: '4242' } } },
    })
    expect((await pressButton(pay)).headers.get('location')).toContain('done=paid')
    expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] })).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '4242' } },
    })
  })

  it.each([
    ['confirm', '3155'],
    ['fail', '4242'],
  ])('keeps a card that has to be confirmed only then: %s', async (answer, last4) => {
    const { stripe, standIn } = test
    const { url, subscription } = await openPortal()
    const asked = await typeCard(`${url}/card`, cards.confirm)
    await pressButton(`${standIn.url}${asked.headers.get('location')}`, { answer })
    expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] })).toMatchObject({
      default_payment_method: { card: { last4 } },
    })
  })

  it("touches nothing of another customer's", async () => {
    const { stripe } = test
    const { subscription } = await openPortal()
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data
    const other = await stripe.customers.create({})
    const { url } = await stripe.billingPortal.sessions.create({ customer: other.id })
    expect((await pressButton(`${url}/subscription/${subscription.id}/cancel`)).status).toBe(404)
    expect((await pressButton(`${url}/invoice/${invoice?.id}/pay`)).status).toBe(404)
    expect((await fetch(`${test.standIn.url}/portal/bps_gone`)).status).toBe(404)
  })
})

describe('the page of an invoice', () => {
  it('pays it with a card that is typed in, which pays from then on', async () => {
    const { stripe, standIn } = test
    const { subscription } = await openPortal(cards.fails_later)
    standIn.control.moveClock(new Date('2027-04-17T00:00:00Z'))
    const {
      data: [open],
    } = await stripe.invoices.list({ subscription: subscription.id, status: 'open' })
    const address = open?.hosted_invoice_url ?? ''
    expect(await read(address)).toContain('SST (8%)')
    expect((await pressButton(`${address}/pay`)).status).toBe(402)
    expect((await typeCard(address, cards.declined)).status).toBe(402)
    const reply = await typeCard(address, cards.confirm)
    await pressButton(`${standIn.url}${reply.headers.get('location')}`, { answer: 'confirm' })
    expect(await read(address)).toContain('Paid on 17 April 2027.')
    standIn.control.moveClock(new Date('2027-05-17T00:00:00Z'))
    expect((await stripe.invoices.list({ subscription: subscription.id })).data[0]).toMatchObject({ status: 'paid' })
  })

  it('shows names as they are and never as HTML', async () => {
    const { stripe } = test
    const { shop, subscription } = await openPortal()
    await stripe.products.update('growth', { name: '<script>alert(1)</script>' })
    const { url } = await stripe.billingPortal.sessions.create({ customer: shop.customer.id })
    const page = await read(url)
    expect(page).not.toContain('<script>')
    expect(page).toContain('&lt;script&gt;')
    expect(subscription.status).toBe('active')
  })
})
