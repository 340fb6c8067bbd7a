import { z } from 'zod'
import { richTexts } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { texts } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { videoOf } from './video-link.ts'

/** What a slide does: the numbers stand in the database. */
export const slideType = { interpretation: 1, question: 2 } as const
export type SlideType = (typeof slideType)[keyof typeof slideType]

/** What a slide shows besides its words. */
export const slideKind = { text: 1, picture: 2, video: 3 } as const
export type SlideKind = (typeof slideKind)[keyof typeof slideKind]

export const anySlideType = z.literal([1, 2])
export const anySlideKind = z.literal([1, 2, 3])

const video = text({ max: limits.slide.video.max, min: 0 }).refine((link) => link === '' || videoOf(link) !== null, {
  error: 'field.video' satisfies FieldMessageKey,
})

/** What staff write of a slide. A picture or a link is kept only where the kind asks for one. */
export const slideForm = z
  .object({
    type: anySlideType,
    kind: anySlideKind,
    /** Its title. */
    name: texts({ max: limits.slide.name.max }),
    body: richTexts({ max: limits.slide.body.max }),
    file_id: id.nullable(),
    video,
  })
  .check(({ value, issues }) => {
    const missing = (field: 'file_id' | 'video') => {
      const message: FieldMessageKey = 'field.required'
      issues.push({ code: 'custom', input: value[field], path: [field], message })
    }
    if (value.kind === slideKind.picture && value.file_id === null) missing('file_id')
    if (value.kind === slideKind.video && value.video === '') missing('video')
  })
