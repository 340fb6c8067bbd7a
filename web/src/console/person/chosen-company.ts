import { useSyncExternalStore } from 'react'
import { stored } from '../../stored.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the company that this browser works in; null until one has been chosen. */
export const chosenCompany = {
  get: () => stored.get('selectedGroup'),

  choose(id: string): void {
    stored.set('selectedGroup', id)
    for (const listener of listeners) listener()
  },

  forget(): void {
    stored.remove('selectedGroup')
  },
}

export function useChosenCompany(): string | null {
  return useSyncExternalStore(subscribe, chosenCompany.get)
}
