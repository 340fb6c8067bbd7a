import type { RegisteredRouter } from '@tanstack/react-router'
import { homeOf, may, type Person } from '../person/person.ts'
import { type NavigationEntry, type NavigationGroup, navigationGroups } from './entry.ts'

type Path = keyof RegisteredRouter['routesByPath']

/** A page that can be gone to without saying which record it is about. */
type PlainPath = Exclude<Path, `${string}$${string}`>

export type Destination<To extends string = PlainPath> = NavigationEntry & { to: To }

function isPlain(path: Path): path is PlainPath {
  return !path.includes('$')
}

/** Every page that has an entry, each as its own route describes it. */
export function destinationsOf(router: RegisteredRouter): Destination[] {
  return Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
    if (!isPlain(fullPath)) return []
    return [options.staticData?.entry ?? []].flat().map((entry) => ({ ...entry, to: fullPath }))
  })
}

function isOffered({ offered }: NavigationEntry, person: Person): boolean {
  if (offered === 'everybody') return true
  return offered === 'applicant' ? homeOf(person) === '/survey' : may(person, offered)
}

export function offeredTo<To extends string>(person: Person, destinations: readonly Destination<To>[]) {
  return destinations
    .filter((destination) => isOffered(destination, person))
    .toSorted((one, other) => one.rank - other.rank)
}

/** The groups that have something to offer, from top to bottom. */
export function grouped<To extends string>(destinations: readonly Destination<To>[]) {
  const names = Object.keys(navigationGroups).filter((name): name is NavigationGroup =>
    Object.hasOwn(navigationGroups, name),
  )
  return names.flatMap((name) => {
    const entries = destinations.filter(({ group }) => group === name)
    return entries.length > 0 ? [{ name, heading: navigationGroups[name], entries }] : []
  })
}

/** The entry that a page belongs to: its own, else the nearest one above it in the address. */
export function currentOf<To extends string>(path: string, destinations: readonly Destination<To>[]) {
  const above = destinations
    .flatMap((destination) => [destination.to, ...(destination.also ?? [])].map((at) => ({ destination, at })))
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
  return above.toSorted((one, other) => other.at.length - one.at.length)[0]?.destination
}
