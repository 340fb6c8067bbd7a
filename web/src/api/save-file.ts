import { request } from './api.ts'
import type { FileCall, Input } from './calls.ts'

type Progress = { signal: AbortSignal; onLines: (lines: number) => void }

const newline = 10

const nameIn = (header: string | null) => /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'export.csv'

/** Hands the browser something to save, as if it had come by an ordinary link: those carry no session. */
function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/**
 * Fetches a file and has the browser save it, telling by the line how far it has come. Rejects with an `ApiError` if it is
 * refused, and with whatever broke it off in the middle: half a file is never offered.
 */
export async function saveFile(call: FileCall, input: Input<FileCall>, { signal, onLines }: Progress): Promise<void> {
  const response = await request(call, input, { signal })
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    lines += part.value.reduce((count, byte) => (byte === newline ? count + 1 : count), 0)
    onLines(lines)
  }
  offer(new Blob(parts, { type: 'text/csv' }), nameIn(response.headers.get('content-disposition')))
}
