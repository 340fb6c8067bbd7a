import type { SeenEvent } from '@catchpitch/contract/integrity/integrity.endpoints'
import { limits } from '@catchpitch/contract/limits'
import { ApiError } from '../../../api/api-error.ts'

const again_ms = 5_000
const { at_once } = limits.integrity.events

type Waiting = readonly SeenEvent[]

type OutboxOptions = {
  read: () => Waiting
  write: (events: Waiting) => void
  send: (events: SeenEvent[]) => Promise<unknown>
}

/** Without a connection, or with a server that is not there, it is tried again; whatever else is answered will stay so. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** What has happened and was not told yet. It stays on the device until the server has it, also over a reload. */
export function createOutbox({ read, write, send }: OutboxOptions) {
  let isSending = false
  let isClosed = false

  async function deliver(): Promise<void> {
    const batch = read().slice(0, at_once)
    if (isSending || isClosed || batch.length === 0) return
    isSending = true
    try {
      await send([...batch])
    } catch (error) {
      if (isPassing(error)) {
        isSending = false
        setTimeout(() => void deliver(), again_ms)
        return
      }
    }
    isSending = false
    // One that has grown longer meanwhile is told again.
    write(read().filter((event) => !batch.some((sent) => sent.id === event.id && sent.lasted_ms === event.lasted_ms)))
    await deliver()
  }

  return {
    add(event: SeenEvent): void {
      write([...read().filter(({ id }) => id !== event.id), event])
      void deliver()
    },
    deliver,
    close(): void {
      isClosed = true
    },
  }
}
