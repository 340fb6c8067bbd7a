import { useSyncExternalStore } from 'react'
import { stored } from '../stored.ts'

const schemeChoices = ['light', 'dark', 'system'] as const
export type SchemeChoice = (typeof schemeChoices)[number]
export type Scheme = 'light' | 'dark'

const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function readChoice(): SchemeChoice {
  const value = stored.get('colorScheme')
  return schemeChoices.find((choice) => choice === value) ?? 'system'
}

let choice = readChoice()

function scheme(): Scheme {
  if (choice !== 'system') return choice
  return deviceIsDark.matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.dataset.scheme = scheme()
  for (const listener of listeners) listener()
}

export function chooseScheme(next: SchemeChoice): void {
  choice = next
  stored.set('colorScheme', next)
  apply()
}

deviceIsDark.addEventListener('change', apply)
stored.onChangeElsewhere('colorScheme', () => {
  choice = readChoice()
  apply()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person chose: a scheme, or to follow the device. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, () => choice)
}

/** What is on the screen. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, scheme)
}
