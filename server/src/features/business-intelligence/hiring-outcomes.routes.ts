import { dayOf } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import { outcomeMinimum, watchedDays } from '@catchpitch/method/outcomes'
import { bind } from '#platform/http/bind'
import { reachOf } from '#platform/session/reach'
import { listNames } from './funnel.queries.ts'
import { listHired } from './hiring-outcomes.queries.ts'
import { countOutcomes, outcomesBySurvey } from './present-outcomes.rules.ts'

export const hiringOutcomesRoutes = [
  bind('getHiringOutcomes', async ({ db, group, now }) => {
    const people = await listHired(db, { group_id: group.id, reach: reachOf(group), today: dayOf(now) })
    const all = outcomesBySurvey(people)
    const shown = all.slice(0, limits.funnel.rows)
    const ids = shown.map(({ id }) => id)
    const names = await listNames(db, group.id, 'surveys', ids)
    return {
      data: {
        total: countOutcomes(people),
        minimum: outcomeMinimum,
        watched_days: watchedDays,
        surveys: shown.map((survey) => ({ ...survey, name: names.get(survey.id) ?? '' })),
        more: all.length - shown.length,
      },
    }
  }),
]
