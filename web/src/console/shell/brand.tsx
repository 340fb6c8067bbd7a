import { appName } from '../../app-name.ts'
import { Logo } from '../../ui/logo.tsx'
import classes from './brand.module.css'

export function Brand() {
  return (
    <span className={classes.brand}>
      <Logo size={24} />
      {appName()}
    </span>
  )
}
