import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import { bind } from '#platform/http/bind'
import { findPerson, listMemberships, setLanguage } from './current-user.queries.ts'
import { presentCurrentUser } from './present-current-user.ts'

const presentLanguages = (language: Language) => ({
  language,
  languages: languages.map((code) => ({ code, name: languageName[code] })),
})

export const currentUserRoutes = [
  bind('getCurrentUser', async ({ db, person, group }) => {
    const row = await findPerson(db, person.id)
    const memberships = await listMemberships(db, person.id)
    return { data: presentCurrentUser(person, group, row, memberships) }
  }),

  bind('getLanguage', async ({ language }) => ({ data: presentLanguages(language) })),

  bind('selectLanguage', async ({ db, now, person }, { body }) => {
    await setLanguage(db, person.id, body.language, now)
    return {
      data: presentLanguages(body.language),
      audit: { subject: 'user', subject_id: person.id, fields: ['language'] },
    }
  }),
]
