import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { Context } from '#platform/http/context'
import { pictureUrl } from '#platform/pictures/picture-url'
import { refuseField } from '#platform/refusal'
import { lockCompany } from './company-page.queries.ts'
import { listAgreed, placePeople } from './showcase.queries.ts'

type Asked = Pick<Context, 'db' | 'now' | 'secrets'>

export async function listShowcase({ db, now, secrets }: Asked, group_id: string) {
  const people = await listAgreed(db, group_id)
  return people.map((person) => ({
    id: person.id,
    name: fullNameOf(person),
    title: person.title,
    sentence: person.sentence,
    picture: person.shows_picture ? pictureUrl(secrets, person.picture_file_id, now) : null,
    is_shown: person.position !== null,
  }))
}

/** Only who has agreed can be named: a company shows nobody against their will. */
export async function arrangeShowcase(context: Asked, group_id: string, ids: readonly string[]) {
  const { db } = context
  await lockCompany(db, group_id)
  const chosen = [...new Set(ids.map((id) => id.toLowerCase()))]
  const agreed = new Set((await listAgreed(db, group_id)).map(({ id }) => id))
  if (chosen.some((id) => !agreed.has(id))) return refuseField('ids', 'field.choice')
  await placePeople(db, group_id, chosen)
  return listShowcase(context, group_id)
}
