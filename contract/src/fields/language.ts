import { z } from 'zod'
import { languages } from '../languages.ts'

/** Apart from the list itself, which pages load that have no room for zod. */
export const language = z.enum(languages)
