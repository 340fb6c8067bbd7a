export { forgetPaymentEvents } from './forget-payment-events.ts'
export { tellOfBilling } from './tell-of-billing.ts'
export { tellOfEndings } from './tell-of-endings.ts'
