import { IconSearch } from '@tabler/icons-react'
import { useShellActions } from '../shell/shell-actions.ts'
import { useT } from '../words.ts'
import classes from './palette-button.module.css'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Opens the command palette; says by which keys, where there is a keyboard. */
export function PaletteButton({ small = false }: { small?: boolean }) {
  const t = useT()
  const { openPalette } = useShellActions()
  if (small) {
    return (
      <button
        type="button"
        className={classes.small}
        aria-label={t('shell.search')}
        data-tour="search"
        onClick={openPalette}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </button>
    )
  }
  return (
    <div data-tour="search">
      <button
        type="button"
        className={classes.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('shell.search')}
        onClick={openPalette}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span>{t('shell.search')}</span>
        <kbd className={classes.keys}>{shortcut}</kbd>
      </button>
    </div>
  )
}
