import type { Icon } from '@tabler/icons-react'
import type { PaletteKey } from '../words.ts'

/** Something that can be done from the palette. */
export type Command = {
  id: string
  label: string
  /** By what else it is found: what it is called in English, whatever the language of the screen. */
  alias: string
  /** The language of the label, if it is not the screen's. */
  lang?: string
  icon: Icon
  group: PaletteGroup
  run: () => void
}

/** From top to bottom, with their headings. */
export const paletteGroups = {
  pages: 'palette.pages',
  company: 'palette.company',
  language: 'palette.language',
  appearance: 'palette.appearance',
  more: 'palette.more',
} as const satisfies Record<string, PaletteKey>

export type PaletteGroup = keyof typeof paletteGroups
