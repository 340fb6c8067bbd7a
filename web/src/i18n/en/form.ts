/** What fields say that more than one feature asks for: about a person, a date, a password. */
export const words = {
  'password.new': 'New password',
  'password.again': 'Repeat the password',
  'password.rule.length': '{{min}} characters or more',
  'password.rule.upper': 'an uppercase letter',
  'password.rule.lower': 'a lowercase letter',
  'password.rule.number': 'a number',
  'password.rule.special': 'a special character',
  'password.rule.met': '(done)',
  'password.rule.open': '(still missing)',

  'signUp.you': 'About you',
  'signUp.reach': 'How to reach you',

  'form.choose': 'Please choose',
  'form.optional': '{{label}} (optional)',

  'texts.missing': 'not written yet',
  'texts.inLanguage': '{{label}}, {{language}}',

  'unsaved.title': 'Leave this page?',
  'unsaved.text': 'What you have typed here will be lost.',
  'unsaved.leave': 'Leave',
  'unsaved.stay': 'Stay here',

  'person.firstName': 'First name',
  'person.lastName': 'Last name',
  'person.bornOn': 'Date of birth',
  'person.gender': 'Gender',
  'person.female': 'Female',
  'person.male': 'Male',
  'person.genderUnsaid': 'I would rather not say',
  'person.employment': 'Employment status',
  'person.education': 'Education level',
  'person.country': 'Country',
  'person.dialCode': 'Country code',
  'person.mobile': 'Mobile number',

  'date.day': 'Day',
  'date.month': 'Month',
  'date.year': 'Year, 4 digits',
  'date.dayDigits': 'DD',
  'date.monthDigits': 'MM',
  'date.yearDigits': 'YYYY',

  'company.departments': 'Departments',
  'lookup.change': 'Change',
  'lookup.type': 'Type a few letters',
} as const
