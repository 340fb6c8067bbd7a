import 'driver.js/dist/driver.css'
import './tour.css'
import { driver, type PopoverDOM } from 'driver.js'
import { translateNow } from '../../i18n/translator.ts'
import type { ConsoleKey } from '../words.ts'
import type { TourStep, TourTarget } from './tour-steps.ts'

type Tour = {
  steps: readonly TourStep[]
  /** Where to begin, counted from 0. */
  from: number
  onStep: (index: number) => void
  /** `finished` tells whether it was walked to its end. */
  onEnd: (finished: boolean) => void
}

const say = (key: ConsoleKey, params = {}) => translateNow(key, params)

/** What stands there on this screen; on a narrow one much of the shell is behind the menu button, which stands for it. */
function elementOf(target: TourTarget): Element {
  const shown = (name: string) =>
    [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.checkVisibility())
  return shown(target) ?? shown('menu') ?? document.body
}

/** The library says of what it points at that it opens something, also of elements that nobody may say that of. */
function withoutClaims(): void {
  for (const element of document.querySelectorAll('.driver-active-element')) {
    for (const claim of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element.removeAttribute(claim)
  }
}

/** In the library's markup every box would be a second header and footer of the page. */
function asDialog({ title, footer, closeButton }: PopoverDOM): void {
  title.setAttribute('role', 'presentation')
  footer.setAttribute('role', 'presentation')
  closeButton.setAttribute('aria-label', say('tour.leave'))
}

/** Leads through the steps. Arrows go on and back, Escape leaves. Returns what ends it early. */
export function runTour({ steps, from, onStep, onEnd }: Tour): () => void {
  const before = document.activeElement
  let ended = false
  // The library tells of an end only if its step has come to rest before; whoever is quick would never be heard of.
  const end = (finished: boolean) => {
    if (ended) return
    ended = true
    tour.destroy()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    onEnd(finished)
  }
  const tour = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    overlayColor: '#161512',
    overlayOpacity: 0.5,
    stagePadding: 6,
    stageRadius: 10,
    disableActiveInteraction: true,
    showProgress: steps.length > 1,
    popoverClass: 'tour',
    progressText: say('tour.progress', { step: '{{current}}', of: '{{total}}' }),
    nextBtnText: say('tour.next'),
    prevBtnText: say('tour.back'),
    doneBtnText: say('tour.done'),
    onPopoverRender: asDialog,
    onHighlightStarted: (_element, _step, { index = 0 }) => {
      // They are made right after this.
      queueMicrotask(withoutClaims)
      onStep(index)
    },
    // It has gone to the button that leaves, which Enter would press.
    onHighlighted: (_element, _step, { state }) => state.popover?.nextButton.focus({ preventScroll: true }),
    onNextClick: () => (tour.isLastStep() ? end(true) : tour.moveNext()),
    onDestroyStarted: () => end(false),
    steps: steps.map(({ target, title, text }) => ({
      ...(target && { element: () => elementOf(target) }),
      popover: { title: say(title), description: say(text) },
    })),
  })
  tour.drive(from)
  return () => end(false)
}
