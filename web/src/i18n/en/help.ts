/** What the Help Center says around the guides. */
export const words = {
  'help.lead': 'How things are done here, and what the words mean.',
  'help.search': 'Search the guides',
  'help.none': 'No guides yet',
  'help.noneText': 'As soon as somebody has written one for you, it stands here.',
  'help.noMatch': 'No guide says that',
  'help.noMatchText': 'Try fewer or other words, or write to us with the button in the corner.',
  'help.showAll': 'Show all guides',
  'help.guide': 'Guide',
  'help.others': 'Other guides',
} as const
