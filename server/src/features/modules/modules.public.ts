export { inOrder, moduleNumbers } from './module.presenter.ts'
export { readSituations } from './modules.queries.ts'
export { queriesOf } from './offered-module.presenter.ts'
export { dimensionNames, findOffer } from './offered-modules.queries.ts'
