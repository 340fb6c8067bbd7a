import { z } from 'zod'
import { requiredDay } from '../fields/required-day.ts'
import { translations } from '../fields/texts.ts'
import { id } from '../ids.ts'
import { languages, type Texts } from '../languages.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'

/** For a schema's `check`: what is begun in a language has its name there, and it is begun in one of them. */
function requireNames({ value, issues }: z.core.ParsePayload<{ name: Texts; body: Texts }>): void {
  const missing = (language: keyof Texts) => {
    const message: FieldMessageKey = 'field.required'
    issues.push({ code: 'custom', input: value.name[language], path: ['name', language], message })
  }
  const begun = languages.filter((language) => value.name[language] !== '' || value.body[language] !== '')
  if (begun.length === 0) missing('en')
  for (const language of begun) if (value.name[language] === '') missing(language)
}

const { name, body } = limits.milestone

/** What a company writes of something that it is proud of. */
export const milestoneForm = z
  .object({
    happened_on: requiredDay,
    name: translations({ max: name.max }),
    body: translations({ max: body.max, lines: true }),
    file_id: id.nullable(),
  })
  .check(requireNames)

/** What a company says of itself: a line, and a few paragraphs. It may be empty again. */
export const storyForm = z.object({
  name: translations({ max: limits.story.name.max }),
  body: translations({ max: limits.story.body.max, lines: true }),
})
