import type { Access } from '@catchpitch/contract/access/access'
import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { isAdult } from '@catchpitch/contract/fields/born-on'
import { emailKey } from '@catchpitch/contract/fields/email'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { Problem } from '@catchpitch/contract/problems'
import type { updateProfile as endpoint } from '@catchpitch/contract/profile/profile.endpoints'
import { changeAddress } from '#features/auth/auth.public'
import { findUnoffered } from '#features/options/options.public'
import { isCountry } from '#features/places/places.public'
import type { Connection } from '#platform/db/database'
import { discardFile } from '#platform/files/discard-file'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { type DrawnPicture, drawPicture } from '#platform/pictures/draw-picture'
import { pictureUrl } from '#platform/pictures/picture-url'
import { refuse, refuseProblems } from '#platform/refusal'
import { chooseDepartments } from './choose-departments.ts'
import { lockProfile, saveProfile, setDepartments } from './profile.queries.ts'

type PersonContext = Context<Extract<Access, { kind: 'signedIn' }>>
type Form = BodyOf<typeof endpoint>
type Profile = Awaited<ReturnType<typeof lockProfile>>

/** What stands in the person's own row, apart from address and picture. */
function columnsOf(form: Form) {
  const { first_name, last_name, country_code, mobile, dob, gender, country, is_receive } = form
  const { employment_status, education_level } = form
  const choices = { gender, employment_status, education_level, country, is_receive }
  return { first_name, last_name, country_code, mobile, born_on: dob, ...choices }
}

/** What the form cannot know by itself. What was chosen before may stay, even if it is no longer offered. */
async function findUnfit(db: Connection, form: Form, before: Profile, now: Date): Promise<Problem[]> {
  const { dob, country, employment_status, education_level } = form
  const problems: Problem[] = []
  const complain = (field: string, key: FieldMessageKey) => problems.push({ field, key, params: {} })
  if (dob !== null && !isAdult(dob, dayOf(now))) complain('dob', 'field.age')
  if (country !== null && !isCountry(country)) complain('country', 'field.choice')
  const changed = {
    employment_status: employment_status === before.employment_status ? null : employment_status,
    education_level: education_level === before.education_level ? null : education_level,
  }
  for (const field of await findUnoffered(db, changed)) complain(field, 'field.choice')
  return problems
}

/** Puts a new picture, or none, in the place of the old one, which goes when no page shows it any more. */
async function replacePicture(context: PersonContext, old_id: string | null, picture: DrawnPicture | null) {
  const { db, now, person } = context
  const group_id = platformGroupId
  const file = { group_id, purpose: 'profile_picture', uploaded_by: person.id } as const
  const id = picture && (await storeFile(context, { ...picture, ...file }))
  if (old_id !== null) await discardFile(db, { group_id, id: old_id }, now)
  return id
}

/** Refuses the form for all that is wrong with it at once; else tells what to do with departments and picture. */
async function checkForm(context: PersonContext, form: Form, before: Profile, file: UploadedFile | null) {
  const { db, now, person } = context
  const problems = await findUnfit(db, form, before, now)
  const choice = await chooseDepartments(db, person.id, form)
  if (typeof choice === 'string') problems.push({ field: 'departments', key: choice, params: {} })
  const picture = file && (await drawPicture(file.bytes))
  if (typeof picture === 'string') problems.push({ field: 'picture', key: picture, params: {} })
  if (typeof choice === 'string' || typeof picture === 'string' || problems.length > 0) return refuseProblems(problems)
  return { choice, picture }
}

/** Changes what a person says about themselves. */
export async function updateProfile(context: PersonContext, form: Form, file: UploadedFile | null) {
  const { db, now, person, secrets } = context
  const before = await lockProfile(db, person.id)
  if (before.version !== form.version) return refuse('record.changed')
  // Two spellings that compare alike may be two mailboxes, so the one that was confirmed stays.
  const moves = emailKey(form.email) !== before.email_key
  if (moves && person.impersonator_id !== null) return refuse('impersonation.forbidden')
  const { choice, picture } = await checkForm(context, form, before, file)

  const kept = picture === null && !form.remove_picture
  const old_picture = before.picture_file_id
  const picture_file_id = kept ? old_picture : await replacePicture(context, old_picture, picture)
  const after = { ...columnsOf(form), picture_file_id }
  const version = await saveProfile(db, person.id, after, now)
  if (choice) await setDepartments(db, choice.group_id, person.id, choice.departments)
  if (moves) await changeAddress(db, { ...before, ...after }, form.email, now)

  const changed = Object.entries(after).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]))
  return {
    version,
    picture: pictureUrl(secrets, picture_file_id, now),
    email_to_verify: moves ? form.email : null,
    group_id: choice?.group_id,
    changed: [...changed, ...(choice ? ['departments'] : []), ...(moves ? ['email'] : [])],
  }
}
