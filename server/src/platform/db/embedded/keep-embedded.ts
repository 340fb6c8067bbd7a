import { startEmbedded } from './start-embedded.ts'

type Kept = { readonly url: string; readonly stop: () => Promise<void> }

type Options = {
  /** Hears that the server was gone, and then whether it could be started again. */
  on_event: (event: 'lost' | 'revived' | 'not revived', error?: unknown) => void
}

/**
 * The embedded server, started again whenever somebody kills it, at the same address: whoever holds it
 * loses a few calls and not the product. A restart goes through recovery, so nothing committed is lost.
 */
export async function keepEmbedded(home: string, { on_event }: Options): Promise<Kept> {
  let stopping = false
  const first = await startEmbedded(home, { on_lost: () => void revive() })
  let running = Promise.resolve(first)
  const { port } = new URL(first.url)

  async function revive(): Promise<void> {
    if (stopping) return
    on_event('lost')
    running = startEmbedded(home, { settings: { port }, on_lost: () => void revive() })
    try {
      await running
      on_event('revived')
    } catch (error) {
      on_event('not revived', error)
    }
  }

  return {
    url: first.url,
    async stop() {
      stopping = true
      // A revival that failed has been reported, and has left nothing to stop.
      const last = await running.catch(() => null)
      await last?.stop()
    },
  }
}
