import { z } from 'zod'
import type { FieldMessageKey } from '../messages/messages.ts'
import { colourImages, coverImages } from './company-images.ts'

const isCompanyImage = (code: string) => Object.hasOwn(coverImages, code) || Object.hasOwn(colourImages, code)

/** The code of one of the drawings or colours. Apart from them: pages that only show one load no schemas. */
export const coverCode = z.string().refine(isCompanyImage, { error: 'field.choice' satisfies FieldMessageKey })
