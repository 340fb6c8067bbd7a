import { expect, type Page } from '@playwright/test'

/** More than any page has: whoever has pressed so often without coming round is caught. */
const mostPresses = 600

/** As many as are pressed before the page is asked how far it has come. */
const inOneGo = 8

/**
 * Notes at each step of the focus what somebody sees there. It runs in the page, so that pressing Tab a hundred times
 * is not a hundred questions.
 */
function noteSteps(inMain: boolean): void {
  type Step = { element: Element; name: string; isMarked: boolean; troubles: string[] }
  type Walk = { steps: Step[]; isOver: boolean; finish: () => string[] }

  const isShown = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false }) && !element.closest('[inert]')

  /** A group of radio buttons is one stop. */
  const radiosOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        )
      : [element]

  const nameOf = (element: Element) => {
    const text =
      [element.getAttribute('aria-label'), element.textContent, element.getAttribute('name')].find(Boolean) ?? ''
    return `<${element.tagName.toLowerCase()}> ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}`
  }

  /** What a ring can be drawn with: on the element, on what stands round it, or on what stands for it. */
  const lookOf = (element: Element) => {
    const { parentElement, nextElementSibling } = element
    const parts = element instanceof SVGElement ? element.children : []
    const drawn = [element, ...parts, parentElement, parentElement?.parentElement, nextElementSibling].filter(
      (part) => part instanceof Element,
    )
    return [...drawn.map((part) => getComputedStyle(part)), getComputedStyle(element, '::after')].map(
      ({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke, strokeWidth }) => {
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return [outline, boxShadow, borderColor, stroke, strokeWidth].join()
      },
    )
  }

  const isStuck = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return true
    }
    return false
  }

  /** Something that stays in its place on the screen may lie over what has the focus. */
  const coverOf = (element: Element): string | null => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (right - left < 4 || bottom - top < 4) return null
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return 'is outside of the screen'
    const found = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    if (!found) return null
    const label = element.closest('label') ?? (element.id ? document.querySelector(`label[for="${element.id}"]`) : null)
    const isOwn = [element, label].some((own) => own?.contains(found)) || found.contains(element)
    return isOwn || !isStuck(found) || isStuck(element) ? null : `lies under ${nameOf(found)}`
  }

  /** What it is scrolled in. */
  const scrollerOf = (element: Element): Element => {
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight) return part
    }
    return document.documentElement
  }

  const placeOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom, isStuck: isStuck(element), scroller: scrollerOf(element), scrollY }
  }

  /** Further up than where one came from, and not at the beginning of the next column. */
  const isBack = (from: ReturnType<typeof placeOf> & { scrolled: number }, to: ReturnType<typeof placeOf>) => {
    if (from.isStuck || to.isStuck || to.left >= from.right) return false
    // Reaching it may have scrolled the page, or what both stand in.
    const moved = scrollY - from.scrollY
    const movedWithin = from.scroller === to.scroller ? to.scroller.scrollTop - from.scrolled : moved
    return to.bottom + Math.max(moved, movedWithin) <= from.top
  }

  const main = [...document.querySelectorAll<HTMLElement>('main[data-page]')].find(isShown)
  const ground = inMain && main ? main : document.body
  // As the link does that leads past the navigation.
  if (ground === main) main.focus({ preventScroll: true })

  // At the beginning: some pages move on with the focus, and what was one stop then is another at the end.
  const usable = [
    ...ground.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      isShown(element) &&
      !element.matches(':disabled') &&
      !element.parentElement?.closest('[contenteditable="true"]'),
  )

  const steps: Step[] = []
  let last: { element: Element; look: string[]; place: ReturnType<typeof placeOf> & { scrolled: number } } | null = null
  const walk: Walk = {
    steps,
    isOver: false,
    finish: () => {
      document.removeEventListener('keyup', onKey, true)
      const reached = new Set(steps.flatMap(({ element }) => radiosOf(element)))
      return [
        ...usable
          .filter((element) => !reached.has(element) && element.isConnected)
          .map((element) => `${nameOf(element)} is not reached`),
        ...steps.filter(({ isMarked }) => !isMarked).map(({ name }) => `${name} looks the same with the focus`),
        ...steps.flatMap(({ name, troubles }) => troubles.map((trouble) => `${name} ${trouble}`)),
      ]
    },
  }

  /** After the key: by then the page has drawn what the focus changes. */
  function onKey(): void {
    const target = document.activeElement
    if (!target || target === document.body || target === last?.element || walk.isOver) return
    if (last) {
      const { element, look } = last
      const step = steps.at(-1)
      const without = lookOf(element)
      if (step) step.isMarked = look.some((part, index) => part !== without[index])
    }
    if (!ground.contains(target) || steps.some(({ element }) => element === target)) {
      walk.isOver = true
      return
    }
    const place = placeOf(target)
    const troubles: string[] = []
    if (last && isBack(last.place, place)) troubles.push(`comes after ${steps.at(-1)?.name}, which stands below it`)
    const cover = coverOf(target)
    if (cover) troubles.push(cover)
    steps.push({ element: target, name: nameOf(target), isMarked: false, troubles })
    last = { element: target, look: lookOf(target), place: { ...place, scrolled: place.scroller.scrollTop } }
  }

  document.addEventListener('keyup', onKey, true)
  Object.assign(window, { walk })
}

declare global {
  interface Window {
    walk: { isOver: boolean; finish: () => string[] }
  }
}

type Way = {
  /** What stands around the page was walked through on another page of the same visit: from its beginning to its end only. */
  shellIsKnown?: boolean
}

/**
 * Goes through the whole page with Tab, as somebody without a mouse does. Everything that can be used is reached, each
 * shows that it has the focus, nothing lies over it, the way leads down the page, and round again or out at its end.
 */
export async function expectWalkable(page: Page, { shellIsKnown = false }: Way = {}): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await page.evaluate(noteSteps, shellIsKnown)
  for (let presses = 0; presses < mostPresses; presses += inOneGo) {
    for (let press = 0; press < inOneGo; press += 1) {
      await page.keyboard.press('Tab')
      // The focus leaves a frame a moment after the key; one that comes before begins the frame anew.
      if (page.frames().length > 1) await page.evaluate(() => document.hasFocus())
    }
    if (await page.evaluate(() => window.walk.isOver)) break
  }
  const troubles = await page.evaluate(() => [
    ...(window.walk.isOver ? [] : ['the way through the page does not come to its end']),
    ...window.walk.finish(),
  ])
  expect(troubles, 'what somebody without a mouse meets').toEqual([])
}
