import { Input } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { richTextWords, withWords } from '../words.ts'
import type { RichTextControlProps } from './rich-text/rich-text-props.ts'
import classes from './rich-text-field.module.css'

// As much again as all the rest of a page: only who writes waits for it.
const RichTextEditor = lazy(async () => {
  const load = withWords(richTextWords, () => import('./rich-text/rich-text-editor.tsx'))
  return { default: (await load()).RichTextEditor }
})

const Coming = () => (
  <div className={classes.coming} aria-busy>
    <Skeleton kind="block" />
  </div>
)

/** The editor with its problem below, for a field that has a label of its own; `RichTextField` brings one along. */
export function RichTextControl({ error, ...editor }: RichTextControlProps) {
  const errorId = useId()
  return (
    <div>
      <Suspense fallback={<Coming />}>
        <RichTextEditor {...editor} errorId={error ? errorId : undefined} />
      </Suspense>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  )
}

type RichTextFieldProps = Omit<RichTextControlProps, 'aria-label'> & { label: string; description?: string }

/** A text with paragraphs, headings, lists and links, for a form whose schema has `richText()` there. */
export function RichTextField({ label, description, ...control }: RichTextFieldProps) {
  return (
    <div>
      <div className={classes.label} aria-hidden>
        {label}
      </div>
      {description && <p className={classes.description}>{description}</p>}
      <RichTextControl {...control} aria-label={label} />
    </div>
  )
}
