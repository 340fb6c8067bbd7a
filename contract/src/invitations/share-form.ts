import type { z } from 'zod'
import { participant } from './participant.ts'

/** What somebody says of themself who comes by a share link. */
export const shareForm = participant.pick({
  first_name: true,
  last_name: true,
  email: true,
  country_code: true,
  mobile: true,
  language: true,
})

export type ShareForm = z.output<typeof shareForm>
