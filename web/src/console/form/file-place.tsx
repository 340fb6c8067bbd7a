import { Button, Input } from '@mantine/core'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FileInput } from './file-input.tsx'
import classes from './file-place.module.css'

type FilePlaceProps = {
  /** Not where the page around it already says what goes here. */
  label?: string
  accept: string
  onFile: (file: File) => void
  /** What is in it, or a sign for what can be. */
  picture: ReactNode
  /** What can be brought, or how far it has come. */
  says: ReactNode
  problem: ReactNode
  /** The button that opens the choice. Null: nothing can be chosen now. */
  choose: { label: string; loading?: boolean; 'data-path'?: string | undefined } | null
  /** What else can be done there. */
  children?: ReactNode
}

/** The place of a file, which is chosen or dropped there. */
export function FilePlace({ label, accept, onFile, picture, says, problem, choose, children }: FilePlaceProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onFile(dropped)
  }
  return (
    <div role={label ? 'group' : undefined} aria-labelledby={label ? `${id}-label` : undefined}>
      {label && (
        <Input.Label id={`${id}-label`} labelElement="div" size="md">
          {label}
        </Input.Label>
      )}
      <div
        className={classes.place}
        data-over={over || undefined}
        data-wrong={problem ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileInput ref={input} accept={accept} onFile={onFile} />
        {picture}
        <p className={classes.words} role="status">
          {says}
        </p>
        {choose && (
          <Button
            variant="default"
            data-path={choose['data-path']}
            loading={choose.loading ?? false}
            aria-describedby={problem ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {choose.label}
          </Button>
        )}
        {children}
      </div>
      {problem && (
        <Input.Error id={`${id}-error`} className={classes.error} role="alert">
          {problem}
        </Input.Error>
      )}
    </div>
  )
}
