import type { PermissionWord } from '@catchpitch/contract/access/permissions'
import { type Icon, IconClipboardList, IconLayoutDashboard, IconUsers } from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'
import { may, type Person } from '../person/person.ts'
import type { ConsoleKey } from '../words.ts'

type Entry = {
  to: NonNullable<LinkOptions['to']>
  label: ConsoleKey
  icon: Icon
  /** Who is offered it. */
  word: PermissionWord
  /** Whether pages below its path have entries, or a place in a menu, of their own. */
  exact?: boolean
}

const entries: readonly Entry[] = [
  { to: '/admin/dashboard', label: 'dashboard.title', icon: IconLayoutDashboard, word: 'staff.dashboard' },
  { to: '/admin/users', label: 'people.title', icon: IconUsers, word: 'person.view' },
  { to: '/surveys', label: 'surveys.title', icon: IconClipboardList, word: 'survey.view', exact: true },
]

/** For people without any word there is one page only. */
const applicantEntries: readonly Omit<Entry, 'word'>[] = [
  { to: '/survey', label: 'respondent.title', icon: IconClipboardList },
]

export function navigationOf(person: Person): readonly Omit<Entry, 'word'>[] {
  const offered = entries.filter(({ word }) => may(person, word))
  return offered.length > 0 ? offered : applicantEntries
}
