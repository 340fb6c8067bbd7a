import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPlus,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useT } from '../../words.ts'
import { LinkControl } from './link-control.tsx'
import classes from './rich-text-editor.module.css'
import type { Placeholder } from './rich-text-props.ts'
import { Tool } from './tool.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type ToolsProps = {
  editor: Editor
  /** What the text is called that they are for. */
  label: string
  placeholders: readonly Placeholder[]
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  h2: editor.isActive('heading', { level: 2 }),
  h3: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
})

export function Tools({ editor, label, placeholders }: ToolsProps) {
  const t = useT()
  const roving = useRovingFocus()
  const now = useEditorState({ editor, selector: stateOf })
  const act = () => editor.chain().focus()
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('richText.tools', { label })} {...roving}>
      <div className={classes.group}>
        <Tool label={t('richText.bold')} icon={IconBold} active={now.bold} onClick={() => act().toggleBold().run()} />
        <Tool
          label={t('richText.italic')}
          icon={IconItalic}
          active={now.italic}
          onClick={() => act().toggleItalic().run()}
        />
      </div>
      <div className={classes.group}>
        <Tool
          label={t('richText.heading')}
          icon={IconH2}
          active={now.h2}
          onClick={() => act().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          label={t('richText.subheading')}
          icon={IconH3}
          active={now.h3}
          onClick={() => act().toggleHeading({ level: 3 }).run()}
        />
      </div>
      <div className={classes.group}>
        <Tool
          label={t('richText.bullets')}
          icon={IconList}
          active={now.bullets}
          onClick={() => act().toggleBulletList().run()}
        />
        <Tool
          label={t('richText.numbers')}
          icon={IconListNumbers}
          active={now.numbers}
          onClick={() => act().toggleOrderedList().run()}
        />
      </div>
      <div className={classes.group}>
        <LinkControl editor={editor} active={now.link} />
      </div>
      <div className={classes.group}>
        <Tool label={t('richText.undo')} icon={IconArrowBackUp} off={!now.undo} onClick={() => act().undo().run()} />
        <Tool label={t('richText.redo')} icon={IconArrowForwardUp} off={!now.redo} onClick={() => act().redo().run()} />
      </div>
      {placeholders.length > 0 && (
        <div role="group" aria-label={t('richText.placeholders')} className={classes.placeholders}>
          {placeholders.map(({ name, label: meaning }) => (
            <button
              key={name}
              type="button"
              data-tool
              tabIndex={-1}
              className={classes.insert}
              title={t('richText.insert', { name: meaning })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => act().insertContent(`{{${name}}}`).run()}
            >
              <IconPlus size={14} aria-hidden />
              {meaning}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
