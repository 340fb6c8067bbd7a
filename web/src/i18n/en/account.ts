/** What the pages say by which people make an account, prove that it is theirs, and come back into it. */
export const words = {
  'auth.toSignIn': 'Go to sign-in',
  'auth.backToSignIn': 'Back to sign-in',
  'auth.checkMail': 'Check your mail',

  'temporary.submit': 'Save and sign in',

  'passwordRequest.title': 'Forgot your password?',
  'passwordRequest.lead': 'Type your address, and we send you a link for choosing a new one.',
  'passwordRequest.submit': 'Send me a link',
  'passwordRequest.sentHint':
    'The link in it works for {{minutes}} minutes. If nothing comes, please look into your spam folder too.',
  'passwordRequest.again': 'Try another address',

  'reset.title': 'Choose a new password',
  'reset.lead': 'For {{email}}. After that you will have to sign in again on all your devices.',
  'reset.submit': 'Save the new password',
  'reset.overLead': 'It may be too old, or it has been used already. You can have a new one at once.',
  'reset.askAgain': 'Get a new link',

  'verification.title': 'Confirm your address',
  'verification.lead': 'One press, and you can sign in.',
  'verification.confirm': 'Confirm my address',
  'verification.confirmedTitle': 'You are in',
  'verification.overLead':
    'It may be too old, or it has been used already. If your address is confirmed, just sign in. Otherwise type it here, and we send you a new link.',
  'verification.askLead': 'Type the address that you signed up with, and we send you a mail with a link to confirm it.',
  'verification.ask': 'Send me a new link',
  'verification.sentLead': 'Press the button in the mail that we have just sent to this address, and you can sign in:',
  'verification.sentHint': 'It can take a minute. If nothing comes, please look into your spam folder too.',

  'join.opening': 'Your invitation',
  'join.title': 'Join {{company}}',
  'join.withAccountLead': 'You are invited as {{email}}. You have an account already, so one press is enough.',
  'join.withoutAccountLead': 'You are invited as {{email}}. Give your name and choose a password to make your account.',
  'join.submit': 'Join',
  'join.joinedLead': 'You belong to {{company}} now. Sign in to begin.',
  'join.overLead':
    'It may be too old, or it has been used already. Please ask the person who invited you to send it again.',

  'signUp.firstSurvey': 'Your answers about the job come along: {{answers}}.',
  'signUp.title': 'What brings you here?',
  'signUp.lead': 'We ask only for what your side needs.',
  'signUp.applicant': 'I am applying for a job',
  'signUp.applicantText': 'Answer companies in your own words, and keep all your surveys in one place.',
  'signUp.company': 'I am hiring',
  'signUp.companyText': 'Pitch the job as it is, and read what people answer. The first {{days}} days are free.',
  'signUp.applicantTitle': 'Sign up as an applicant',
  'signUp.applicantLead': 'This takes about two minutes. Everything is needed unless it says optional.',
  'signUp.companyTitle': 'Sign up your company',
  'signUp.companyLead': 'Free for {{days}} days, without a card. Everything is needed unless it says optional.',
  'signUp.otherKind': 'Choose again',
  'signUp.hasAccount': 'Already have an account?',
  'signUp.reachHint': 'We send a mail to this address to make sure that it is yours.',
  'signUp.companyDetails': 'Your company',
  'signUp.owner': 'You, the owner',
  'signUp.ownerHint': 'Colleagues can be invited later. We send a mail to this address to make sure that it is yours.',
  'signUp.password': 'Your password',
  'signUp.terms': 'I accept the terms and conditions and the Privacy Policy.',
  'signUp.applicantSubmit': 'Create my account',
  'signUp.companySubmit': 'Create the company account',

  'legal.terms': 'Read the terms and conditions',
  'legal.privacy': 'Read the Privacy Policy',
  'legal.newTab': ' (opens in a new tab)',

  'company.name': 'Company name',
  'company.registrationNumber': 'Registration number (UEN)',
  'company.employees': 'Number of employees',
  'company.departmentsHint': 'Press Enter after each one. More can be added later.',
  'company.removeDepartment': 'Remove {{name}}',
} as const
