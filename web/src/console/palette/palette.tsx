import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { useT } from '../words.ts'
import { type Command, type PaletteGroup, paletteGroups } from './command.ts'
import { findCommands } from './find-commands.ts'
import classes from './palette.module.css'
import { type EnglishWords, useCommands } from './use-commands.ts'

type PaletteProps = { opened: boolean; english: EnglishWords; onClose: () => void }

/**
 * Where to go and what to do, by typing a part of its name. The kit's own piece for this tells a screen reader neither
 * what is found nor what is chosen; this is the pattern of a field with a list, by the book.
 */
export function Palette({ opened, english, onClose }: PaletteProps) {
  const t = useT()
  return (
    <ModalDialog
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={560}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': t('shell.search') } }}
      // What was searched for is forgotten with the dialog.
      keepMounted={false}
    >
      <CommandSearch english={english} onClose={onClose} />
    </ModalDialog>
  )
}

function groupsOf(commands: readonly Command[]): { name: PaletteGroup; commands: Command[] }[] {
  const names: PaletteGroup[] = ['pages', 'company', 'language', 'appearance', 'more']
  return names
    .map((name) => ({ name, commands: commands.filter(({ group }) => group === name) }))
    .filter((group) => group.commands.length > 0)
}

function CommandSearch({ english, onClose }: Omit<PaletteProps, 'opened'>) {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const found = findCommands(useCommands(english), query)
  const active = found[Math.min(place, found.length - 1)]
  const optionId = (command: Command) => `${id}-${command.id}`

  const goTo = (next: number) => {
    setPlace(next)
    const command = found[next]
    if (command) document.getElementById(optionId(command))?.scrollIntoView({ block: 'nearest' })
  }

  const run = (command: Command) => {
    onClose()
    command.run()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a Chinese character is part of the typing.
    if (event.nativeEvent.isComposing || !active) return
    const at = found.indexOf(active)
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo((at + 1) % found.length),
      ArrowUp: () => goTo((at - 1 + found.length) % found.length),
      Enter: () => run(active),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t('shell.search')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t('palette.placeholder')}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.list} id={id} role="listbox" aria-label={t('shell.search')} tabIndex={-1}>
        {groupsOf(found).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options may hold groups, and no fieldset.
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <p className={classes.heading} id={`${id}-${group.name}`}>
              {t(paletteGroups[group.name])}
            </p>
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                id={optionId(command)}
                command={command}
                active={command === active}
                onPoint={() => setPlace(found.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.none} role="status">
        {found.length === 0 && t('palette.none', { query: query.trim() })}
      </p>
      <p className={classes.hints} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('palette.close')}
        </span>
      </p>
    </>
  )
}

type CommandOptionProps = { id: string; command: Command; active: boolean; onPoint: () => void; onRun: () => void }

function CommandOption({ id, command: { label, lang, icon: Icon }, active, onPoint, onRun }: CommandOptionProps) {
  return (
    // The field keeps the focus, and with it the keys: a pointer only points and presses.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classes.option}
      onPointerMove={active ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span lang={lang}>{label}</span>
    </button>
  )
}
