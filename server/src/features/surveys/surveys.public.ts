export { compileEdition } from './edition.rules.ts'
export { findEdition } from './editions.queries.ts'
export { presentSurvey } from './survey.presenter.ts'
export { listSurveys, lockSurvey, markFirstAnswer, setLastInviteNo } from './surveys.queries.ts'
