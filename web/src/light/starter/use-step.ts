import { useSyncExternalStore } from 'react'
import { pathOf } from '../path-of.ts'
import { stepOf, steps } from './steps.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const currentStep = () => stepOf(pathOf(window.location.pathname))

/** Each question has its address, so that the browser's own way back leads from one to the one before. */
export function useStep(): [step: number, go: (step: number) => void] {
  const step = useSyncExternalStore(subscribe, currentStep)
  const go = (next: number) => {
    const target = steps[next]
    if (!target) return
    window.history.pushState(null, '', target.path)
    for (const listener of listeners) listener()
  }
  return [step, go]
}
