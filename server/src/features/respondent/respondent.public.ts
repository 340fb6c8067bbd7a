export { holdPen } from './hold-pen.ts'
export { isInvitation, openByInvitation } from './open-test.ts'
export { presentContent } from './test-content.presenter.ts'
export { watchOutages } from './watch-outages.ts'
