/** What stands above or in place of the pages of a company that has no plan, or that staff have closed. */
export const words = {
  'plan.label': 'No plan',
  'plan.readOnly': 'Until then everything stays here to be read, and whoever is answering a survey can finish it.',
  'suspended.title': '{{company}} is suspended',
  'suspended.text':
    'Nothing is lost, but nobody of your company can read or change anything until it is opened again. Write to us with the button in the corner: we will tell you why and what to do. Whoever is answering one of your surveys can finish it.',
  'suspended.again': 'Look again',
} as const
