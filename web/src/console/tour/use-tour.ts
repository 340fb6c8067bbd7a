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

/**
 * The tour of a person, and how far they have come in it. Their account remembers the steps that they have seen, each
 * told once; staff who look through somebody's eyes may walk it too, but it does not count for that person.
 */
export function useTour({ user, role }: Person) {
  const client = useQueryClient()
  const router = useRouter()
  const passStep = useWrite('PATCH /user/intro-steps')
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
    let seen = user.introSteps
    end.current?.()
    end.current = loaded.runTour({
      steps,
      from: resume ? resumedAt(seen) : 0,
      onStep: (index) => {
        stored.set('introJsStep', String(index))
        if (impersonate || index < seen) return
        seen += limits.intro_steps.at_a_time
        passStep.mutate({ body: { intro_steps: seen } })
      },
      onEnd: (finished) => {
        end.current = null
        setRunning(false)
        if (finished) stored.remove('introJsStep')
        else toast('done', translateNow('tour.left' satisfies ConsoleKey))
        void client.invalidateQueries({ queryKey: ['/user'] })
      },
    })
    setRunning(true)
  }

  /** Whoever wants none is not asked again. */
  const decline = () =>
    passStep.mutate(
      { body: { intro_steps: steps.length } },
      { onSuccess: () => void client.invalidateQueries({ queryKey: ['/user'] }) },
    )

  const isNew = !impersonate && user.introSteps < steps.length
  return { running, start, decline, offer: isNew && !running ? { begun: user.introSteps > 0 } : null }
}
