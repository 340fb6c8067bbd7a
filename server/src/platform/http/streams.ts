import { refuse } from '#platform/refusal'

/** The streams that are open in this process. */
export type Streams = {
  /** Counts one more for a session, or refuses it; what is returned forgets it again. */
  add(session: string, end: () => void): () => void
  count(): number
  /** Ends them all, as their clients would see it if the session had ended: they come back, to a process that stays. */
  endAll(): void
}

export function createStreams({ most_per_session }: { most_per_session: number }): Streams {
  const bySession = new Map<string, Set<() => void>>()
  const all = () => [...bySession.values()].flatMap((ends) => [...ends])
  return {
    add(session, end) {
      const ends = bySession.get(session) ?? new Set()
      if (ends.size >= most_per_session) refuse('rate.limited')
      ends.add(end)
      bySession.set(session, ends)
      return () => {
        ends.delete(end)
        if (ends.size === 0) bySession.delete(session)
      }
    },
    count: () => all().length,
    endAll() {
      for (const end of all()) end()
    },
  }
}
