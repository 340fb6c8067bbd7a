import type { Access } from '@catchpitch/contract/access/access'

/** Who may call, in a few words for a table. */
export function accessLabel(access: Access): string {
  switch (access.kind) {
    case 'open':
      return 'anybody'
    case 'link':
      return `link: ${access.purpose}`
    case 'signed':
      return `signed by ${access.by}`
    case 'signedIn':
      return 'signed in'
    case 'inPerson':
      return 'in person'
    case 'impersonating':
      return 'impersonating'
    case 'respondent':
      return 'respondent'
    case 'invited':
      return 'invited'
    case 'company':
      return `company: ${access.word}`
    case 'staff':
      return `staff: ${access.word}`
  }
}

/** Who may call, as a sentence. */
export function accessSentence(access: Access): string {
  switch (access.kind) {
    case 'open':
      return 'Anybody may call it.'
    case 'link':
      return `For whoever holds a signed link of the purpose \`${access.purpose}\`.`
    case 'signed':
      return `For ${access.by}, which signs each call.`
    case 'signedIn':
      return 'For any person who is signed in.'
    case 'inPerson':
      return 'For any person who is signed in, but not for staff who impersonate them.'
    case 'impersonating':
      return 'For staff who impersonate somebody.'
    case 'respondent':
      return 'For the applicant whose survey session this is.'
    case 'invited':
      return 'For any person who is signed in, and for the applicant whose survey session this is.'
    case 'company':
      return `For members of the company \`group_id\` whose role holds \`${access.word}\`.`
    case 'staff':
      return `For platform staff whose role holds \`${access.word}\`.`
  }
}
