/** What the command palette says, besides the names of pages. */
export const words = {
  'palette.placeholder': 'Type a page or an action',
  'palette.none': 'Nothing found for “{{query}}”',
  'palette.pages': 'Pages',
  'palette.company': 'Switch company',
  'palette.language': 'Language',
  'palette.appearance': 'Appearance',
  'palette.more': 'More',
  'palette.light': 'Light appearance',
  'palette.dark': 'Dark appearance',
  'palette.system': 'Appearance like this device',
  'palette.choose': 'choose',
  'palette.open': 'open',
  'palette.close': 'close',
} as const
