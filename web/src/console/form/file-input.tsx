import type { Ref } from 'react'

type FileInputProps = {
  ref: Ref<HTMLInputElement>
  accept: string
  onFile: (file: File) => void
}

/** What opens the machine's own choice of files. Never seen: a button presses it. */
export function FileInput({ ref, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      className="visually-hidden"
      type="file"
      accept={accept}
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        // The same file can be chosen a second time, once it is mended.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
