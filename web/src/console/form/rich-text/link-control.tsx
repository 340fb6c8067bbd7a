import { Button, Popover, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../words.ts'
import { linkAddress } from './link-address.ts'
import classes from './rich-text-editor.module.css'
import { Tool } from './tool.tsx'

type LinkControlProps = {
  editor: Editor
  /** Whether the cursor is in a link. */
  active: boolean
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT()
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [wrong, setWrong] = useState(false)

  const set = () => {
    const href = linkAddress(typed)
    if (href === null) return setWrong(true)
    onClose()
    const link = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '') {
      // Nothing is chosen that the link could be put on: the address stands for itself.
      link.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else link.setLink({ href }).run()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // It stands inside of another form, which Enter would send.
    event.preventDefault()
    set()
  }

  return (
    <div className={classes.link}>
      <TextInput
        data-autofocus
        label={t('richText.address')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={wrong && t('richText.addressWrong')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.linkActions}>
        {before !== '' && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => {
              onClose()
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }}
          >
            {t('richText.unlink')}
          </Button>
        )}
        <Button size="sm" onClick={set}>
          {t('richText.setLink')}
        </Button>
      </div>
    </div>
  )
}

/** Asks where a link leads; an address that the server would drop is told here. */
export function LinkControl({ editor, active }: LinkControlProps) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Popover
      opened={opened}
      onDismiss={() => {
        close()
        editor.chain().focus().run()
      }}
      trapFocus
      withinPortal={false}
      position="bottom-start"
      width={300}
      withRoles
    >
      <Popover.Target>
        <Tool label={t('richText.link')} icon={IconLink} active={active} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('richText.link')}>
        <LinkForm editor={editor} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
