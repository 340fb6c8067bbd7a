import { limits } from '@catchpitch/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { translateNow } from '../../i18n/translator.ts'
import { stored } from '../../stored.ts'
import type { Person } from '../person/person.ts'
import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'
import { type ConsoleKey, tourWords, withWords } from '../words.ts'
import { stepsOfRole } from './tour-steps.ts'

const load = withWords(tourWords, () => import('./run-tour.ts'))

/** Where this browser has left it, else the step after the last one that the account has seen; anything can be stored. */
function resumedAt(seen: number): number {
  const left = Number(stored.get('introJsStep') ?? seen)
  return left > 0 && left < seen ? left : seen
}

/** How many steps there were when somebody wanted no tour. Steps that come later are offered to them, too. */
const skippedSteps = 'tour.skipped'

/**
 * Counts the steps that were seen, by one call after the other: the server takes no step before the one that precedes it.
 * `pass` sends how many it would be, and returns how many it is.
 */
function stepCounter(introSteps: number, pass: (intro_steps: number) => Promise<number>) {
  let seen = introSteps
  let shown = introSteps
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    try {
      while (seen < shown) seen = await pass(seen + limits.intro_steps.at_a_time)
    } catch {
      // The next step tries again; at worst somebody is shown a step twice.
    }
    sending = null
  }

  return {
    show(index: number): void {
      shown = Math.max(shown, index + 1)
      if (seen < shown) sending ??= send()
    },
    /** When all of them have been sent. */
    sent: () => sending ?? Promise.resolve(),
  }
}

/**
 * The tour of a person, and how far they have come in it. Their account remembers the steps that they have seen, each
 * told once; staff who look through somebody's eyes may walk it too, but it does not count for that person.
 */
export function useTour({ user, role }: Person) {
  const client = useQueryClient()
  const router = useRouter()
  const { mutateAsync: sendSteps } = useWrite('PATCH /user/intro-steps')
  const savePreference = useWrite('POST /save-user-preference', { stale: ['/user'] })
  const [running, setRunning] = useState(false)
  const end = useRef<(() => void) | null>(null)
  const { impersonate } = user

  // What it points at goes with the page.
  useEffect(() => {
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && end.current?.())
    return () => {
      forget()
      end.current?.()
    }
  }, [router])

  const steps = stepsOfRole[role]

  const start = async ({ resume }: { resume: boolean }) => {
    const loaded = await load().catch(() => null)
    if (!loaded) return toast('failed', translateNow('failure.network' satisfies ConsoleKey))
    const pass = async (intro_steps: number) => (await sendSteps({ body: { intro_steps } })).intro_steps
    const counter = stepCounter(user.introSteps, pass)
    end.current?.()
    end.current = loaded.runTour({
      steps,
      from: resume ? resumedAt(user.introSteps) : 0,
      onStep: (index) => {
        stored.set('introJsStep', String(index))
        if (!impersonate) counter.show(index)
      },
      onEnd: (finished) => {
        end.current = null
        setRunning(false)
        if (finished) stored.remove('introJsStep')
        else toast('done', translateNow('tour.left' satisfies ConsoleKey))
        void counter.sent().then(() => client.invalidateQueries({ queryKey: ['/user'] }))
      },
    })
    setRunning(true)
  }

  /** People who want no tour are not asked again. The steps that they have not seen do not count as seen. */
  const decline = () =>
    savePreference.mutate(
      { body: { key: skippedSteps, value: steps.length } },
      { onError: ({ message }) => toast('failed', message) },
    )

  const skipped = user.preferences[skippedSteps]
  const passed = Math.max(user.introSteps, typeof skipped === 'number' ? skipped : 0)
  const isNew = !impersonate && passed < steps.length
  return { running, start, decline, offer: isNew && !running ? { begun: user.introSteps > 0 } : null }
}
