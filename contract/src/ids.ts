import { z } from 'zod'

/** The id of a row: a uuid, not a secret. */
export const id = z.uuid({ error: 'field.id' })

/** The platform's own row in `groups`: what belongs to no company belongs to it. */
export const platformGroupId = '00000000-0000-0000-0000-000000000000'
