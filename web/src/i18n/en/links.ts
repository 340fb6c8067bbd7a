/** What the pages say that only open with a link somebody was sent. */
export const words = {
  'links.whatNow': 'What you can do',
  'links.again':
    'Open the whole link again, from the mail or message that it came in. Some programs cut long links off.',
  'links.askCompany': 'Ask the company to send it to you once more.',
  'links.member': 'You work there? Sign in and open it from your surveys.',
  'report.missing': 'The link to this report is missing',
  'report.missing.lead':
    'This address shows a report that a company shares with you. It opens only with the whole, signed link that you were sent.',
  'report.ended.lead':
    'A shared report is open for a limited time only, and a company can close it earlier. Nothing is wrong with your device.',
  'report.what': 'What opens here',
  'report.organic': 'Organic report',
  'report.organic.text':
    'What a person wrote, as written: statements with their rank, how they felt and how much was in the person’s hands.',
  'report.dynamic': 'Dynamic report',
  'report.dynamic.text':
    'What follows from the answers by calculation: the map of feeling and control, how sure it is, and what to ask next.',
  'report.export': 'Exported report',
  'report.export.text':
    'Results put together by a company as a file or a page to print, for those who decide with them.',
  'report.private':
    'Reports are about people, so they have no public address. Each link is signed for one report and ends.',
  'pitch.title': 'A company’s pitch opens with its invitation',
  'pitch.lead':
    'Here a company introduces itself to the people it has invited, before it asks them anything. The link stands in the invitation.',
  'pitch.closed': 'This company page is not open',
  'pitch.closed.lead':
    'Perhaps the address was cut off on its way to you, or the company does not show its page any more. What it tells its applicants opens with an invitation.',
  'pitch.what': 'What a pitch can tell you',
  'pitch.environment': 'What is it like to work there?',
  'pitch.firstMonths': 'What do the first months look like?',
  'pitch.newRole': 'Is it a new role, or does somebody leave?',
  'pitch.contribution': 'What does this job contribute to the company?',
  'pitch.success': 'What makes somebody do well in it?',
  'pitch.again': 'Look for the invitation in your mail, and open its link.',
  'pitch.surveys': 'You have an account? Sign in: your invitations are listed there.',
  'pitch.company': 'You are a company? Describe the job, and pitch it yourself.',
} as const
