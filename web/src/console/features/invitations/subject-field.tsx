import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Placeholder } from '../../form/rich-text/rich-text-props.ts'
import { useT } from '../../words.ts'

type SubjectFieldProps = {
  label: string
  lang: string
  value: string
  placeholder: string
  maxLength: number
  placeholders: readonly Placeholder[]
  error: ReactNode
  onChange: (subject: string) => void
}

/** One line in which names can stand that are filled in later; they are put where the caret is. */
export function SubjectField({ placeholders, value, onChange, ...props }: SubjectFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)

  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const from = selectionStart ?? value.length
    const put = `{{${name}}}`
    onChange(`${value.slice(0, from)}${put}${value.slice(selectionEnd ?? from)}`)
    // Once the new text stands there, and the menu has given the focus back.
    setTimeout(() => {
      input.current?.focus()
      input.current?.setSelectionRange(from + put.length, from + put.length)
    })
  }

  return (
    <TextInput
      {...props}
      ref={input}
      value={value}
      size="md"
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      rightSection={
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('templates.insert')}>
              <IconPlus size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {placeholders.map(({ name, label }) => (
              <Menu.Item key={name} onClick={() => insert(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
      rightSectionWidth={42}
    />
  )
}
