import type { Access } from '@catchpitch/contract/access/access'
import type { KnownPreference } from '@catchpitch/contract/current-user/preferences'
import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { setLanguage } from './current-user.queries.ts'
import { getCurrentUser } from './get-current-user.ts'
import { passIntroStep } from './pass-intro-step.ts'
import { savePreference } from './preferences.queries.ts'
import { permissionsOf, presentRole } from './present-current-user.ts'
import { saveUserPreference } from './save-user-preference.ts'
import { updateRole } from './update-role.ts'

const presentLanguages = (language: Language) => ({
  language,
  languages: languages.map((code) => ({ code, name: languageName[code] })),
})

/** What changed on the person themselves. */
const ownChange = (user_id: string, ...fields: string[]) => ({ subject: 'user', subject_id: user_id, fields })

type PersonContext = Context<Extract<Access, { kind: 'signedIn' }>>

/** One call under two names. */
async function updateIntroSteps({ db, person }: PersonContext, { body }: { body: { intro_steps: number } }) {
  const { intro_steps, isChanged } = await passIntroStep(db, person.id, body.intro_steps)
  return { data: { intro_steps }, audit: isChanged ? ownChange(person.id, 'intro_steps') : null }
}

export const currentUserRoutes = [
  bind('getCurrentUser', async (context) => ({ data: await getCurrentUser(context) })),

  bind('getLanguage', async ({ language }) => ({ data: presentLanguages(language) })),

  bind('selectLanguage', async ({ db, now, person }, { body }) => {
    await setLanguage(db, person.id, body.language, now)
    return { data: presentLanguages(body.language), audit: ownChange(person.id, 'language') }
  }),

  bind('updateIntroSteps', updateIntroSteps),

  bind('updateAccountIntroSteps', updateIntroSteps),

  bind('updateRole', async ({ db, person }, { body }) => {
    const key = await updateRole(db, person.id, body)
    return {
      data: { group_id: body.group_id, role: presentRole(key), permissions: permissionsOf(key) },
      audit: { ...ownChange(person.id, 'selected_group'), group_id: body.group_id },
    }
  }),

  bind('updatePreference', async ({ db, person }, { body }) => {
    const key: KnownPreference = 'may_be_contacted'
    await savePreference(db, person.id, key, body.may_be_contacted)
    return { data: body, message: 'done.saved', audit: ownChange(person.id, key) }
  }),

  bind('saveUserPreference', async ({ db, person }, { body }) => {
    await saveUserPreference(db, person.id, body)
    return { data: body, audit: ownChange(person.id, 'preferences') }
  }),
]
