import { platformGroupId } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import { holds, type Person } from '#platform/session/session'
import type { listSupportMessages } from './support.queries.ts'

type MessageRow = Awaited<ReturnType<typeof listSupportMessages>>['rows'][number]

/** Long enough to know what it is about, on one or two lines of a list. */
const excerpt_characters = 160

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim()

function presentBoth(row: MessageRow) {
  return {
    id: row.id,
    number: row.number,
    name: row.name ?? fullName(row.writer_first_name, row.writer_last_name),
    email: row.email ?? row.writer_email ?? '',
    user_id: row.user_id,
    group: row.group_id === platformGroupId ? null : { id: row.group_id, name: row.group_name },
    created_at: row.created_at.toISOString(),
    answered: row.answered_at && {
      at: row.answered_at.toISOString(),
      by: fullName(row.staff_first_name, row.staff_last_name),
    },
  }
}

export function presentListedMessage(row: MessageRow) {
  const characters = Array.from(row.message.replaceAll(/\s+/g, ' '))
  const excerpt =
    characters.length > excerpt_characters
      ? `${characters.slice(0, excerpt_characters).join('')}…`
      : characters.join('')
  return { ...presentBoth(row), excerpt }
}

/** `staff` is who is looking. */
export function presentSupportMessage(row: MessageRow, staff: Person) {
  return {
    ...presentBoth(row),
    message: row.message,
    page: row.page,
    language: languageFrom(row.language),
    can: { mark: holds(staff.platform_role, 'person.edit') },
  }
}
