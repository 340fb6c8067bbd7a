import type { ReactNode } from 'react'

/** A name that is filled in later, and what its button says. */
export type Placeholder = { readonly name: string; readonly label: string }

export type RichTextControlProps = {
  'aria-label': string
  /** HTML, as it was saved. */
  defaultValue?: string | undefined
  onChange: (html: string) => void
  error?: ReactNode
  'data-path'?: string | undefined
  /** In which language it is written, for spelling and reading out. */
  lang?: string
  placeholders?: readonly Placeholder[]
  /** While another language is shown in its place: the tab key must pass it by, a form may still give it the focus. */
  hidden?: boolean
  onFocus?: () => void
}
