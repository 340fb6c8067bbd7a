import type { Access } from '@catchpitch/contract/access/access'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { fillRichText } from '#platform/rich-text/fill-rich-text'
import { richTextLines } from '#platform/rich-text/rich-text-lines'
import { audiencesOf } from './audience.rules.ts'
import { guideValues, sampleCompany } from './guide-template.rules.ts'
import { findCompanyName, findGuide, listGuides } from './guides.queries.ts'

type Reading = Context<Extract<Access, { kind: 'signedIn' }>>

const excerpt_max = 180

/** How a text begins, cut where a word ends. */
function excerptOf(text: string): string {
  if (text.length <= excerpt_max) return text
  const cut = text.slice(0, excerpt_max)
  const end = cut.lastIndexOf(' ')
  return `${end > excerpt_max / 2 ? cut.slice(0, end) : cut}…`
}

async function readerOf({ db, person, group, language, installation }: Reading) {
  const company = (group && (await findCompanyName(db, group.id))) ?? sampleCompany
  return {
    reader: { audiences: audiencesOf(person, group), group_id: group?.id ?? null, language },
    values: guideValues({ ...installation, company }),
  }
}

/** The guides that are for somebody, each with how it begins. */
export async function searchGuides(context: Reading, keyword: string) {
  const { reader, values } = await readerOf(context)
  const guides = await listGuides(context.db, reader, keyword)
  return guides.map(({ id, name, body }) => ({
    id,
    name,
    excerpt: excerptOf(richTextLines(fillRichText(body, values)).replaceAll(/\s+/g, ' ')),
  }))
}

/** A guide as its reader sees it; one that is for others does not exist for them. */
export async function readGuide(context: Reading, id: string) {
  const { reader, values } = await readerOf(context)
  const guide = (await findGuide(context.db, reader, id)) ?? refuse('record.missing')
  return { id, name: guide.name, html: fillRichText(guide.body, values) }
}
