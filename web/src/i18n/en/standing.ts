/** What stands above or in place of the pages of a company that has no plan, or that staff have closed. */
export const words = {
  'plan.label': 'No plan',
  'plan.readOnly': 'You can read and export. Applicants who started can finish.',
  'plan.since': 'Read-only since {{day}}.',
  'grace.label': 'Payment failed',
  'grace.failed': 'Your payment of {{amount}} failed on {{day}}.',
  'grace.failedLast': 'Your last payment failed.',
  'grace.until': 'Everything works until {{day}}. After that your company is read-only.',
  'grace.card': 'Update card',
  'grace.pay': 'Pay {{amount}}',
  'grace.owner': 'Ask an owner to pay.',
  'suspended.title': '{{company}} is suspended',
  'suspended.text':
    'Nothing is lost, but nobody of your company can read or change anything until it is opened again. Write to us with the button in the corner: we will tell you why and what to do. Whoever is answering one of your surveys can finish it.',
  'suspended.again': 'Look again',
} as const
