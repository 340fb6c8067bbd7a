/** What stands over a module that is looked at as an applicant would meet it. */
export const words = {
  'preview.label': 'Preview',
  'preview.note': 'Preview: nothing is kept',
  'preview.next': 'Fill in and go on',
  'preview.again': 'From the beginning',
  'preview.company': 'A company',
  'preview.failed': 'There is nothing to preview',
} as const
