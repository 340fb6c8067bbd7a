import { Bell } from '../notifications/bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import classes from './shell-tools.module.css'

/**
 * The small buttons that are in reach on every page: beside the name at the top of the side, and at the end of the bar on
 * a narrow screen. What has news stands here, after the search.
 */
export function ShellTools({ inBar = false }: { inBar?: boolean }) {
  return (
    <div className={classes.tools}>
      {inBar && <PaletteButton small />}
      <Bell />
    </div>
  )
}
