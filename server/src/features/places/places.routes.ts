import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { countriesIn, dialCodesIn, statesOf } from './places.ts'

export const placesRoutes = [
  bind('listCountries', async ({ language }) => ({ data: countriesIn(language) })),

  bind('listStates', async (_context, { params }) => ({ data: statesOf(params.id) ?? refuse('record.missing') })),

  bind('listDialCodes', async ({ language }) => ({ data: dialCodesIn(language) })),
]
