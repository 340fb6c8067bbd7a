import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A finger that rests this long has come to the slide that it wanted. */
const settled_ms = 120
/** Who stays less has passed it by. */
const seen_ms = 800

const typing = 'textarea, input, select, iframe'

/** The slide that begins nearest to where the track is scrolled to. */
function placeIn(track: HTMLElement): number {
  const away = [...track.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - track.scrollLeft) : Number.POSITIVE_INFINITY,
  )
  return Math.max(0, away.indexOf(Math.min(...away)))
}

/** Whether enough of it is on the screen to be looked at. */
function useIsLookedAt(track: React.RefObject<HTMLElement | null>): boolean {
  const [isLookedAt, setIsLookedAt] = useState(false)
  useEffect(() => {
    if (!track.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsLookedAt(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.3 },
    )
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [track])
  return isLookedAt
}

type Deck = { ids: readonly string[]; onSeen: ((id: string) => void) | null }

/**
 * Slides side by side, one of which one is at. The browser itself scrolls from one to the next, so that a finger moves
 * them as it moves everything else; keys and buttons scroll to the same places.
 */
export function useDeck({ ids, onSeen }: Deck) {
  const track = useRef<HTMLOListElement>(null)
  const settling = useRef(0)
  const [place, setPlace] = useState(0)
  const isLookedAt = useIsLookedAt(track)
  const shown = ids[place]

  useEffect(() => () => window.clearTimeout(settling.current), [])

  useEffect(() => {
    if (shown === undefined || !isLookedAt || !onSeen) return
    const timer = window.setTimeout(() => onSeen(shown), seen_ms)
    return () => window.clearTimeout(timer)
  }, [shown, isLookedAt, onSeen])

  const go = (wanted: number) => {
    const next = Math.min(ids.length - 1, Math.max(0, wanted))
    const slide = track.current?.children[next]
    if (!track.current || !(slide instanceof HTMLElement)) return
    setPlace(next)
    // At once: a slow scroll ends wherever it is when the focus moves on meanwhile.
    track.current.scrollTo({ left: slide.offsetLeft })
  }

  const onScroll = () => {
    window.clearTimeout(settling.current)
    settling.current = window.setTimeout(() => {
      if (track.current) setPlace(placeIn(track.current))
    }, settled_ms)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: ids.length - 1,
    }
    const wanted = places[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    go(wanted)
  }

  return { track, place, go, onScroll, onKeyDown }
}
