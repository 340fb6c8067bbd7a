import type { PermissionWord } from '@catchpitch/contract/access/permissions'
import type { ShellKey } from '../words.ts'
import type { iconOf } from './icons.ts'

/**
 * The groups of the navigation from top to bottom, with their headings; the first of each side has none. A company's
 * people and staff never see the other's, because no entry there is offered to them.
 */
export const navigationGroups = {
  work: null,
  side: 'nav.side',
  account: 'nav.account',
  start: null,
  people: 'nav.people',
  catalogue: 'nav.catalogue',
  money: 'nav.money',
  system: 'nav.system',
} as const satisfies Record<string, ShellKey | null>

export type NavigationGroup = keyof typeof navigationGroups

/** How a page is offered: in the navigation, in the menu of the person, and in the command palette. */
export type NavigationEntry = {
  label: ShellKey
  /** By name: routes come with the sign-in page, which needs none of the pictures. */
  icon: keyof typeof iconOf
  /** `own` stands in the menu of the person, with everything that is about themselves. */
  group: NavigationGroup | 'own'
  /** The lower, the further up in its group. Tens leave room for what comes later. */
  rank: number
  /** Whoever holds the word; `applicant`, for people who hold none. The same as the route's own guard. */
  offered: PermissionWord | 'everybody' | 'applicant'
  /** Pages that belong to it though their addresses are not below its own, as the specification has them. */
  also?: readonly string[]
  /** What of it waits for somebody: its number stands at the end of the entry. */
  waiting?: 'support'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Makes a route part of the navigation; a route without one is reached from another page. Several, where one address
     * shows different pages to different people.
     */
    entry?: NavigationEntry | readonly NavigationEntry[]
  }
}
