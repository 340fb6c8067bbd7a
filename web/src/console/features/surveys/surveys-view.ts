import { stored } from '../../../stored.ts'

export type SurveysView = 'cards' | 'table'

/** How the list was looked at last in this browser. */
export const rememberedView = (): SurveysView => (stored.get('surveysView') === 'table' ? 'table' : 'cards')

export const rememberView = (view: SurveysView): void => stored.set('surveysView', view)
