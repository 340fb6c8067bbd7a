import { bind } from '#platform/http/bind'
import { listGroupOptions, listPeople } from './people.queries.ts'
import { presentPerson } from './present-person.ts'

export const peopleRoutes = [
  bind('listPeople', async ({ db, person }, { query }) => {
    // A moderator's reach ends below staff: roots and moderators are root's to look after.
    const { rows, pagination } = await listPeople(db, query, person.platform_role === 'root')
    return { data: rows.map((row) => presentPerson(row, person)), pagination }
  }),

  bind('listGroupOptions', async ({ db }, { query }) => {
    const { rows, pagination } = await listGroupOptions(db, query)
    return { data: rows, pagination }
  }),
]
