import { z } from 'zod'
import { readableText, richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { languages, type Texts } from '../languages.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import type { Problem } from '../problems.ts'
import { anySlideKind, anySlideType, requireShown, slideShows } from '../slides/slide.ts'
import { pitchTopics } from './pitch-topics.ts'

const title = text({ max: limits.slide.name.max, min: 0 })
const words = richText({ max: limits.slide.body.max, min: 0 })

/**
 * A slide is whole in each language in which it is begun, and begun in one of them. Which one is the company's to choose:
 * unlike staff's slides, it is read by its own applicants alone.
 */
export function missingWords({ name, body }: { name: Texts; body: Texts }): Problem[] {
  const isWritten = { name: (part: string) => part.trim() !== '', body: (part: string) => readableText(part) !== '' }
  const parts = languages.map((language) => ({
    language,
    name: isWritten.name(name[language]),
    body: isWritten.body(body[language]),
  }))
  const begun = parts.filter((part) => part.name || part.body)
  const missing = (field: string): Problem => ({ field, key: 'field.required', params: {} })
  if (begun.length === 0) return [missing('name.en'), missing('body.en')]
  return begun.flatMap((part) => [
    ...(part.name ? [] : [missing(`name.${part.language}`)]),
    ...(part.body ? [] : [missing(`body.${part.language}`)]),
  ])
}

/** What a company writes of a slide. A picture or a link is kept only where the kind asks for one. */
export const pitchSlideForm = z
  .object({
    type: anySlideType,
    kind: anySlideKind,
    topic: z.enum(pitchTopics),
    name: z.object({ en: title, zh: title, ms: title }),
    body: z.object({ en: words, zh: words, ms: words }),
    ...slideShows,
    /** One that was brought here, instead of a link. */
    video_id: id.nullable(),
    /** Whether it says what is hard about the job: applicants stay longer who knew it before. */
    is_drawback: z.boolean(),
  })
  .check(requireShown)
  .check(({ value, issues }) => {
    for (const { field, key } of missingWords(value)) {
      issues.push({ code: 'custom', input: value, path: field.split('.'), message: key satisfies FieldMessageKey })
    }
  })
