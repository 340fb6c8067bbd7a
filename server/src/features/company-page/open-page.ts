import type { Access } from '@catchpitch/contract/access/access'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { type Language, type Texts, textIn } from '@catchpitch/contract/languages'
import { findStory, listMilestones } from '#features/business-intelligence/business-intelligence.public'
import { listOffered } from '#features/hiring-strategies/hiring-strategies.public'
import { findNames } from '#features/options/options.public'
import { presentSlides, slidesOfCompany } from '#features/pitch/pitch.public'
import type { Connection } from '#platform/db/database'
import { signedFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import { pictureUrl } from '#platform/pictures/picture-url'
import { refuse } from '#platform/refusal'
import { findCompanyAt, findPage, type PageCompany, worksIn } from './company-page.queries.ts'
import { keptPromise } from './kept-promise.ts'
import { usualPage } from './page-settings.ts'
import { listShown } from './showcase.queries.ts'

type Visit = Context<Extract<Access, { kind: 'open' }>>

/** Of one that is closed, or of a company that is, nobody else learns that it is there. */
async function findOpen({ db, person }: Visit, slug: string): Promise<PageCompany> {
  const company = await findCompanyAt(db, slug.toLowerCase())
  if (company?.suspended_at !== null) return refuse('record.missing')
  const isSeen = company.is_public || (person !== null && (await worksIn(db, company.id, person.id)))
  return isSeen ? company : refuse('record.missing')
}

function read({ name, body }: { name: Texts; body: Texts }, language: Language) {
  // One of them may be empty in all languages: then the other says which there are.
  const begun = [name, body].filter((texts) => Object.values(texts).some((text) => text !== ''))
  const chosen = languageOfAll(begun, language)
  return { language: chosen, name: name[chosen], body: body[chosen] }
}

export async function readCompanyStory(db: Connection, group_id: string, language: Language) {
  const story = await findStory(db, group_id)
  const told = story && read(story, language)
  return told && (told.name !== '' || told.body !== '') ? told : null
}

async function readStrategy({ db, language }: Visit, id: string | null) {
  // One that staff no longer offer is no longer shown.
  const chosen = id === null ? undefined : (await listOffered(db)).find((strategy) => strategy.id === id)
  if (!chosen) return null
  const said = ({ name, description }: { name: Texts; description: Texts }) => ({
    name: textIn(name, language),
    description: textIn(description, language),
  })
  return { ...said(chosen), steps: chosen.steps.map(said) }
}

/** The page of a company as this visitor reads it. What the company has not filled is empty, and left out there. */
export async function openPage(visit: Visit, slug: string) {
  const { db, now, language, secrets } = visit
  const company = await findOpen(visit, slug)
  const { id: group_id, industry, promised_reply_days: days } = company
  const page = (await findPage(db, group_id)) ?? usualPage
  const fileUrl = (id: string | null) => id && signedFileUrl(secrets, { group_id, id }, now)
  const [named] = industry === null ? [] : await findNames(db, [{ list: 'industry', code: industry }], language)
  const slides = page.shows_pitch ? await presentSlides(visit, group_id, await slidesOfCompany(db, group_id)) : []
  const milestones = await listMilestones(db, group_id)
  const people = await listShown(db, group_id)
  return {
    is_public: company.is_public,
    company: company.name,
    industry: named?.name ?? null,
    cover: { code: company.cover, picture: fileUrl(company.cover_file_id) },
    story: await readCompanyStory(db, group_id, language),
    slides,
    milestones: milestones.map((milestone) => ({
      ...read(milestone, language),
      happened_on: milestone.happened_on,
      picture: fileUrl(milestone.file_id),
    })),
    people: people.map((person) => ({
      name: fullNameOf(person),
      title: person.title,
      sentence: person.sentence,
      picture: person.shows_picture ? pictureUrl(secrets, person.picture_file_id, now) : null,
    })),
    strategy: await readStrategy(visit, page.strategy_id),
    promise: days === null ? null : { days, kept: page.shows_kept ? await keptPromise(db, group_id, days, now) : null },
  }
}
