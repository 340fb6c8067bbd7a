import { Link } from '@tiptap/extension-link'
import { EditorContent, type EditorOptions, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { styleNonce } from '../../../ui/kit/nonce.ts'
import { linkAddress } from './link-address.ts'
import { MarkedPlaceholders } from './marked-placeholders.ts'
import classes from './rich-text-editor.module.css'
import type { RichTextControlProps } from './rich-text-props.ts'
import { Tools } from './tools.tsx'

/** Exactly what the server keeps: what is pasted and not in here loses its marks at once, not when it is saved. */
function extensionsFor(names: readonly string[]): EditorOptions['extensions'] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      link: false,
    }),
    Link.configure({ openOnClick: false, isAllowedUri: (address) => linkAddress(address) === address }),
    MarkedPlaceholders.configure({ names }),
  ]
}

type RichTextEditorProps = Omit<RichTextControlProps, 'error'> & { errorId: string | undefined }

/** Comes by itself, after the page: see `rich-text-field.tsx`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { 'aria-label': label, 'data-path': path, defaultValue, onChange, errorId, lang, hidden = false } = props
  const { placeholders = [], onFocus } = props
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    tabindex: hidden ? '-1' : '0',
    ...(lang && { lang }),
    ...(path && { 'data-path': path }),
    ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
  }
  const editor = useEditor({
    extensions: extensionsFor(placeholders.map(({ name }) => name)),
    content: defaultValue ?? '',
    injectNonce: styleNonce(),
    editorProps: { attributes },
    onFocus: () => onFocus?.(),
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })

  // The editor takes its attributes once; what a form says of a field changes.
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes } })
  })

  return (
    <div className={classes.editor} data-wrong={errorId !== undefined || undefined}>
      {!hidden && <Tools editor={editor} label={label} placeholders={placeholders} />}
      <EditorContent editor={editor} className={classes.content} />
    </div>
  )
}
