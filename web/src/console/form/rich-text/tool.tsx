import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import classes from './rich-text-editor.module.css'

type ToolProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string
  icon: Icon
  /** Whether it holds where the cursor is. Left out for a tool that does something once. */
  active?: boolean
  /** Said and shown, but not `disabled`: a button that goes dead under the cursor takes the focus along. */
  off?: boolean
}

/** One button of the toolbar. */
export function Tool({ label, icon: Sign, active, off = false, onClick, ...others }: ToolProps) {
  return (
    <button
      {...others}
      type="button"
      data-tool
      tabIndex={-1}
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={active}
      aria-disabled={off || undefined}
      // The text keeps the focus, and with it what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onClick}
    >
      <Sign size={18} aria-hidden />
    </button>
  )
}
