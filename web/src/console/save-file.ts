type Download = { file_name: string; content_type: string; base64: string }

/** Puts a file that came with a reply where the browser keeps what people download. */
export function saveFile({ file_name, content_type, base64 }: Download): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // Once the browser has taken it, which it does in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
