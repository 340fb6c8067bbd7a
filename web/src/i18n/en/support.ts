/** What the help widget says. */
export const words = {
  'support.title': 'How can we help?',
  'support.close': 'Close',
  'support.lead': 'Write to us here. A person answers you by mail, usually within a working day.',
  'support.leadPerson': 'Write to us here. A person answers you at {{email}}, usually within a working day.',
  'support.company': 'You write from {{company}}.',
  'support.name': 'Your name',
  'support.email': 'Your e-mail',
  'support.message': 'Your message',
  'support.hint': 'What did you do, and what happened? Please never send a password.',
  'support.send': 'Send',
  'support.kept': 'Your text is still here.',
  'support.offline': 'You are offline. Your text stays on this device until you can send it.',
  'support.sentTitle': 'Thank you. Your message has reached us.',
  'support.sentText': 'It is number {{number}}. We will answer you at {{email}}.',
  'support.another': 'Write another one',
} as const
