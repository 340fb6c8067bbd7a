import { stored } from '../stored.ts'

/** What somebody has written and not sent yet. It stays on the device, over reloads and without a line. */
export type SupportDraft = {
  /** Goes along with the text, so that one which arrives twice is still one message. */
  draft_id: string
  name: string
  email: string
  message: string
}

const emptyDraft = (): SupportDraft => ({ draft_id: newDraftId(), name: '', email: '', message: '' })

/** `randomUUID` is there on secure pages only, and a first look is often taken over plain HTTP. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, and the variant that everybody uses.
  bytes[6] = ((bytes[6] ?? 0) % 16) + 0x40
  bytes[8] = ((bytes[8] ?? 0) % 64) + 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

function isDraft(value: unknown): value is SupportDraft {
  const fields = ['draft_id', 'name', 'email', 'message']
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => field in value && typeof Reflect.get(value, field) === 'string')
  )
}

export const supportDraft = {
  read(): SupportDraft {
    try {
      const kept: unknown = JSON.parse(stored.get('supportDraft') ?? '')
      return isDraft(kept) ? kept : emptyDraft()
    } catch {
      return emptyDraft()
    }
  },

  keep(draft: SupportDraft): void {
    stored.set('supportDraft', JSON.stringify(draft))
  },

  /** It is with support now. Who wrote it is still the same when they write again. */
  next({ name, email }: SupportDraft): SupportDraft {
    stored.remove('supportDraft')
    return { ...emptyDraft(), name, email }
  },
}
