/** What both doors say. */
export const shared = {
  'language.label': 'Language',
  'scheme.label': 'Appearance',
  'scheme.light': 'Light',
  'scheme.dark': 'Dark',
  'scheme.system': 'Like this device',
  'missing.title': 'This page does not exist',
  'missing.text': 'The address may be mistyped, or the page has moved.',
  'missing.home': 'Go to the start page',
  'failure.network': 'We cannot reach the server. Please check your connection and try again.',
  'failure.unknown': 'Something went wrong.',
  'offline.title': 'No Internet Connection',
  'offline.text': 'The network was lost. We will tell you as soon as it is back.',
  'offline.warning': 'Changes that are not saved yet may be lost. Please keep this page open.',
  'offline.back': 'You are online now !!',
  'offline.close': 'Close',
  'support.help': 'Help',
} as const
