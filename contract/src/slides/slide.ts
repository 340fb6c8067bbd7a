import { z } from 'zod'
import { richTexts } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { noTexts, texts, translations } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { videoOf } from '../videos/video-link.ts'

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

/** What stands above its words. */
export const slideShows = {
  file_id: id.nullable(),
  /** What is to be seen on the picture, for whoever does not see it. */
  picture_text: translations(limits.slide.picture_text).default(noTexts),
  video,
}

type Shown = { kind: SlideKind; file_id: string | null; video: string; video_id?: string | null }

/** For a schema's `check`: a slide that shows something has it. */
export function requireShown({ value, issues }: z.core.ParsePayload<Shown>): void {
  const missing = (field: 'file_id' | 'video') => {
    const message: FieldMessageKey = 'field.required'
    issues.push({ code: 'custom', input: value[field], path: [field], message })
  }
  if (value.kind === slideKind.picture && value.file_id === null) missing('file_id')
  const hasVideo = value.video !== '' || typeof value.video_id === 'string'
  if (value.kind === slideKind.video && !hasVideo) missing('video')
}

/** What staff write of a slide. A picture or a link is kept only where the kind asks for one. */
export const slideForm = z
  .object({
    type: anySlideType,
    kind: anySlideKind,
    /** Its title. */
    name: texts({ max: limits.slide.name.max }),
    body: richTexts({ max: limits.slide.body.max }),
    ...slideShows,
  })
  .check(requireShown)
