import { z } from 'zod'
import { id } from '../ids.ts'

/** A survey's public id, which nobody can guess. A company's lists and drop-downs name surveys by it. */
export const hashId = z.string().regex(/^[0-9a-f]{32}$/, { error: 'field.id' })

/** A survey as rows of other lists name it. */
export const namedSurvey = z.object({ id, hashId, name: z.string() })
