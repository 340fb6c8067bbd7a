/** What the editor of rich texts says; it comes with the editor. */
export const words = {
  'richText.tools': 'Tools for: {{label}}',
  'richText.bold': 'Bold',
  'richText.italic': 'Italic',
  'richText.heading': 'Heading',
  'richText.subheading': 'Smaller heading',
  'richText.bullets': 'List',
  'richText.numbers': 'Numbered list',
  'richText.undo': 'Undo',
  'richText.redo': 'Redo',
  'richText.link': 'Link',
  'richText.address': 'Where does it lead?',
  'richText.addressWrong': 'Please enter a web address or an e-mail address.',
  'richText.setLink': 'Set link',
  'richText.unlink': 'Remove link',
  'richText.placeholders': 'Placeholders',
  'richText.insert': 'Insert: {{name}}. It is filled in for whoever reads it.',
} as const
