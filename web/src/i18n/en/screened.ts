/** What the answers to the short questions are read by. */
export const words = {
  'screened.questions': 'Screening questions',
  'screened.all': 'Everybody’s answers to all of them',
  'screened.people': 'People and what they answered',
  'screened.answers': 'Answers',
  'screened.answer': 'Answer',
  'screened.answersTo': 'Answers to: {{question}}',
  'screened.none': 'Nothing answered',
  'screened.keyword': 'Words in the answers',
  'screened.noQuestions': 'This survey asks no screening questions',
  'screened.noQuestionsText': 'People have answered, so none can be added any more. Duplicate the survey to ask some.',
} as const
