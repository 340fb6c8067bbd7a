import type { Transaction, TransactionDefaults } from '../transactions-list.ts'
import type { WpOrder } from '../wp-orders-list.ts'

/* Records as the server tells them, for the tests of these pages. */

const kopi = { id: '018f0000-0000-7000-8000-00000000000c', name: 'Kopi Corner' }

export const service: Transaction = {
  id: '018f0000-0000-7000-8000-000000000001',
  group: kopi,
  product_name: 'Workshop on the pitch',
  start_date: null,
  end_date: null,
  purchased_at: '2026-01-05T02:00:00.000Z',
  transaction_id: 'BANK-7',
  payment_method: 'online_transfer',
  status: 'completed',
  kind: 'service',
  reversed: false,
  amount_minor: 50_000,
  tax_minor: 4000,
  currency: 'MYR',
  type: null,
  entered_by: { id: '018f0000-0000-7000-8000-00000000000b', full_name: 'Aisyah Tan' },
  note: '',
  evidence: null,
  subscription_id: null,
  reverses: null,
  reversed_by: null,
  refunds: null,
  version: 1,
  can: { edit: true, reverse: true },
}

export const reversal: Transaction = {
  ...service,
  id: '018f0000-0000-7000-8000-000000000002',
  transaction_id: 'reversal-1',
  kind: 'reversal',
  amount_minor: -50_000,
  tax_minor: -4000,
  reverses: {
    id: service.id,
    transaction_id: 'BANK-7',
    product_name: service.product_name,
    purchased_at: service.purchased_at,
  },
  can: { edit: false, reverse: false },
}

export const defaults: TransactionDefaults = {
  currency: 'MYR',
  country: 'MY',
  tax_rate: 800,
  refundable: [
    {
      id: '018f0000-0000-7000-8000-000000000003',
      transaction_id: 'pi_1',
      product_name: 'Default',
      purchased_at: '2026-01-02T02:00:00.000Z',
      amount_minor: 29_900,
      tax_minor: 2392,
      currency: 'MYR',
    },
  ],
}

export const company = kopi

export const wpOrder: WpOrder = {
  id: '018f0000-0000-7000-8000-000000000004',
  store: 'https://shop.example',
  number: '1042',
  status: 'processing',
  state: 'waiting',
  name: 'Mei Chen',
  email: 'mei@example.com',
  total_minor: 32_292,
  tax_minor: 2392,
  currency: 'MYR',
  items: [{ sku: 'default', name: 'Default, one month', quantity: 1, total_minor: 32_292 }],
  modified_at: '2026-01-05T02:00:00.000Z',
  plan: { id: '018f0000-0000-7000-8000-000000000005', title: 'Default' },
  suggested_group: kopi,
  group: null,
  subscription_id: null,
  activated_at: null,
  activated_by: null,
}
