import { colourImages, coverImages, defaultCover } from '@catchpitch/contract/groups/company-images'
import type { Language, Texts } from '@catchpitch/contract/languages'
import type { Platform } from '#platform/platform'
import type { PageCompany } from './company-page.queries.ts'
import { findPublic } from './find-public.ts'
import { readCompanyStory } from './open-page.ts'
import { pagePicturePath } from './page-picture.ts'

/** More than these no preview shows. */
const most_characters = 200

/** Said of a company that has written nothing of itself. */
const usual: Texts = {
  en: 'What it is like to work there, who you would work with, and how they hire.',
  zh: '在那里工作是什么样子、与谁共事、如何招聘。',
  ms: 'Bagaimana rasanya bekerja di sana, siapa rakan sekerja anda, dan cara mereka mengambil pekerja.',
}

function shortened(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return characters.length <= most_characters
    ? characters.join('')
    : `${characters.slice(0, most_characters - 1).join('')}…`
}

const drawings: Readonly<Record<string, Texts>> = { ...coverImages, ...colourImages }

/** The cover, as the page itself shows it. */
function pictureOf({ name, slug, cover, cover_file_id }: PageCompany, language: Language) {
  if (cover_file_id !== null) {
    // The file is named so that a new cover has a new address: previews keep what they fetched.
    return { address: `${pagePicturePath}?group=${slug}&of=${cover_file_id}`, alt: name }
  }
  const drawing = cover ?? defaultCover
  return { drawing, alt: drawings[drawing]?.[language] ?? name }
}

/** What is told of a company's page where somebody shows a link to it; nothing of one that is closed. */
export const describePage =
  ({ db }: Pick<Platform, 'db'>) =>
  async (query: URLSearchParams, language: Language) => {
    const company = await findPublic(db, query)
    if (!company) return null
    const story = await readCompanyStory(db, company.id, language)
    const written = [story?.name, story?.body].find((text) => text !== undefined && text !== '')
    return {
      title: company.name,
      description: shortened(written ?? usual[language]),
      address: `/catchers-pitch?group=${company.slug}`,
      picture: pictureOf(company, language),
    }
  }
