import type { SeenEvent } from '@catchpitch/contract/integrity/integrity.endpoints'
import { type Kept, keptFrom } from './kept.ts'

// Some browsers refuse storage altogether, and some are full. The survey goes on, if only until the page is closed.
const untilClosed = new Map<string, string>()

function read(key: string): string | null {
  try {
    return untilClosed.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    untilClosed.delete(key)
  } catch {
    untilClosed.set(key, value)
  }
}

function remove(key: string): void {
  untilClosed.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Refused: then it is not in there either.
  }
}

const keyOf = (test_id: string) => `survey ${test_id}`
const eventsKeyOf = (test_id: string) => `survey ${test_id} events`
const draftKeyOf = (test_id: string) => `survey ${test_id} draft`
const saidKeyOf = (test_id: string) => `survey ${test_id} said`
const captionKeyOf = (test_id: string) => `survey ${test_id} caption`
const currentKey = 'survey'

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Only we write there, so a look at the outside is enough. */
function isEvents(value: unknown): value is SeenEvent[] {
  return Array.isArray(value)
}

/** What this device keeps of surveys, each under a key of its own: nobody loses their console for an applicant's link. */
export const deviceStorage = {
  read(test_id: string): Kept | null {
    return keptFrom(parsed(read(keyOf(test_id))))
  },

  write(test_id: string, kept: Kept): void {
    write(keyOf(test_id), JSON.stringify(kept))
  },

  /** What stands in the input, not yet added: typed again by nobody. */
  readDraft: (test_id: string): string => read(draftKeyOf(test_id)) ?? '',

  writeDraft(test_id: string, draft: string): void {
    if (draft === '') remove(draftKeyOf(test_id))
    else write(draftKeyOf(test_id), draft)
  },

  /** What happened beside the answers and was not told yet. */
  readEvents(test_id: string): readonly SeenEvent[] {
    const value = parsed(read(eventsKeyOf(test_id)))
    return isEvents(value) ? value : []
  },

  writeEvents(test_id: string, events: readonly SeenEvent[]): void {
    if (events.length === 0) remove(eventsKeyOf(test_id))
    else write(eventsKeyOf(test_id), JSON.stringify(events))
  },

  /** What a recording is being corrected to. */
  readSaid: (test_id: string): string => read(saidKeyOf(test_id)) ?? '',

  writeSaid(test_id: string, said: string): void {
    if (said === '') remove(saidKeyOf(test_id))
    else write(saidKeyOf(test_id), said)
  },

  /** What is being typed about a picture that is chosen and not yet added. */
  readCaption: (test_id: string): string => read(captionKeyOf(test_id)) ?? '',

  writeCaption(test_id: string, caption: string): void {
    if (caption === '') remove(captionKeyOf(test_id))
    else write(captionKeyOf(test_id), caption)
  },

  forget(test_id: string): void {
    remove(keyOf(test_id))
    remove(eventsKeyOf(test_id))
    remove(draftKeyOf(test_id))
    remove(saidKeyOf(test_id))
    remove(captionKeyOf(test_id))
    if (deviceStorage.current() === test_id) remove(currentKey)
  },

  /** The survey of the addresses that name none: the one last opened. */
  current: (): string | null => read(currentKey),

  setCurrent: (test_id: string): void => write(currentKey, test_id),
}
