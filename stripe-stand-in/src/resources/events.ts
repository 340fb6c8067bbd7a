import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { created, isWithin, listFields, listPage } from '../api/lists.ts'
import { text } from '../api/parameters.ts'
import { noSuch } from '../errors.ts'

export const eventEndpoints = [
  endpoint('GET', '/v1/events/:id', {}, ({ store }, _input, id) => {
    const event = store.events.get(id)
    if (!event) throw noSuch('event', id)
    return event
  }),
  endpoint(
    'GET',
    '/v1/events',
    { ...listFields, created, type: text().optional(), types: z.array(text()).max(20).optional() },
    ({ store }, { type, types, created: bounds, ...page }) =>
      listPage(
        '/v1/events',
        store.events
          .all()
          .filter(
            (event) =>
              (type === undefined || event.type === type) &&
              (!types || types.includes(event.type)) &&
              isWithin(event.created, bounds),
          ),
        page,
      ),
  ),
]
