import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Editor, Extension } from '@tiptap/react'
import classes from './rich-text-editor.module.css'

type Document = Editor['state']['doc']

const inDoubleBraces = /\{\{([^{}]*)\}\}/g

function marksIn(document: Document, names: readonly string[]): DecorationSet {
  const marks: Decoration[] = []
  document.descendants((node, position) => {
    if (!node.isText) return
    for (const { 0: whole, 1: name = '', index } of (node.text ?? '').matchAll(inDoubleBraces)) {
      const from = position + index
      const known = names.includes(name)
      marks.push(
        Decoration.inline(from, from + whole.length, {
          class: `${classes.placeholder}`,
          ...(known ? {} : { 'data-unknown': '' }),
        }),
      )
    }
  })
  return DecorationSet.create(document, marks)
}

/** Shows what will be filled in as one piece, and what never will be as wrong, while it is written. */
export const MarkedPlaceholders = Extension.create<{ names: readonly string[] }>({
  name: 'markedPlaceholders',
  addOptions: () => ({ names: [] }),
  addProseMirrorPlugins() {
    const { names } = this.options
    return [new Plugin({ props: { decorations: ({ doc }) => marksIn(doc, names) } })]
  },
})
