import { ActionIcon } from '@mantine/core'
import { IconArrowsMaximize, IconHandMove, IconMarquee2, IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../../words.ts'
import classes from './map-tools.module.css'

/** What dragging does: finds people (a mouse draws an area too), draws an area, or moves the map. */
export type Tool = 'point' | 'area' | 'move'

type ToolButtonProps = {
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

function ToolButton({ label, pressed, disabled = false, onPress, children }: ToolButtonProps) {
  return (
    <ActionIcon
      variant={pressed === true ? 'filled' : 'default'}
      size="lg"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  )
}

type MapToolsProps = {
  tool: Tool
  onTool: (tool: Tool) => void
  isWhole: boolean
  onZoom: (factor: number) => void
  onWhole: () => void
}

/** Stands before the map, so that whoever comes by the keyboard meets it first. */
export function MapTools({ tool, onTool, isWhole, onZoom, onWhole }: MapToolsProps) {
  const t = useT()
  const toggled = (wanted: Tool) => (tool === wanted ? 'point' : wanted)
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('results.tools')}>
      <ToolButton label={t('results.tool.area')} pressed={tool === 'area'} onPress={() => onTool(toggled('area'))}>
        <IconMarquee2 size={18} aria-hidden />
      </ToolButton>
      <ToolButton
        label={t('results.tool.move')}
        pressed={tool === 'move'}
        disabled={isWhole}
        onPress={() => onTool(toggled('move'))}
      >
        <IconHandMove size={18} aria-hidden />
      </ToolButton>
      <ToolButton label={t('results.tool.nearer')} onPress={() => onZoom(2)}>
        <IconPlus size={18} aria-hidden />
      </ToolButton>
      <ToolButton label={t('results.tool.farther')} disabled={isWhole} onPress={() => onZoom(0.5)}>
        <IconMinus size={18} aria-hidden />
      </ToolButton>
      <ToolButton label={t('results.tool.whole')} disabled={isWhole} onPress={onWhole}>
        <IconArrowsMaximize size={18} aria-hidden />
      </ToolButton>
    </div>
  )
}
