/** Where people say what they want to be told. */
export const words = {
  'notificationChoices.pages': 'What you are told, and how',
  'notificationChoices.list': 'Notifications',
  'notificationChoices.preferences': 'Preferences',
  'notificationChoices.preferencesLead': 'What you want to hear of, and how. It holds for all your companies.',
  'notificationChoices.kind': 'What happens',
  'notificationChoices.bell': 'Bell',
  'notificationChoices.email': 'E-mail',
  'notificationChoices.silencedHint': 'What does not ring still stands in the list of your notifications.',
  'notificationChoices.mailOff':
    'You have switched off notifications by e-mail in My Profile. Until you switch them on again, none is sent.',
  'notificationChoices.toProfile': 'Open My Profile',
  'notificationChoices.bellOf': 'Ring the bell: {{kind}}',
  'notificationChoices.emailOf': 'Send an e-mail: {{kind}}',
  'notificationChoices.kind.survey.completed': 'Somebody has completed a survey',
  'notificationChoices.kind.survey.declined': 'Somebody has declined a survey',
  'notificationChoices.kind.mail.failed': 'A mail could not be delivered',
  'notificationChoices.kind.import.done': 'An import of yours is done',
  'notificationChoices.kind.pitch.asked': 'Applicants ask about the pitch',
  'notificationChoices.kind.plan.ending': 'The plan is about to end',
  'notificationChoices.kind.colleague.joined': 'A colleague has joined',
  'notificationChoices.kind.notice': 'A notice from us',
} as const
