type Download = { file_name: string; content_type: string; base64: string }

/** Puts a file where the browser keeps what people download. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has taken it, which it does in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The same with a file that came with a reply. */
export function saveFile({ file_name, content_type, base64 }: Download): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  offerFile(new Blob([bytes], { type: content_type }), file_name)
}
