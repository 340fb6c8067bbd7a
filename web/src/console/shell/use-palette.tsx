import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { translateNow } from '../../i18n/translator.ts'
import { loadPalette } from '../palette/load-palette.ts'
import { toast } from '../toast.ts'
import type { ConsoleKey } from '../words.ts'

type Loaded = Awaited<ReturnType<typeof loadPalette>>

/**
 * The command palette, fetched when it is first asked for, by its button or by Ctrl or ⌘ and K.
 * `disabled` is for when something else has the whole screen.
 */
export function usePalette({ disabled }: { disabled: boolean }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [opened, setOpened] = useState(false)

  const open = async () => {
    if (disabled) return
    try {
      if (!loaded) setLoaded(await loadPalette())
      setOpened(true)
    } catch {
      toast('failed', translateNow('failure.network' satisfies ConsoleKey))
    }
  }
  // Also while somebody is typing: browsers give these keys to their own search otherwise.
  useHotkeys([['mod+K', () => void open()]], [], true)

  const palette = loaded && <loaded.Palette opened={opened} english={loaded.english} onClose={() => setOpened(false)} />
  return { palette, open: () => void open() }
}
