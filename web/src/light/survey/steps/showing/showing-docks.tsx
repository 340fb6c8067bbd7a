// One file for all of it: whoever may show a picture sees it in every later step, too.
import './showing.css'

export { LinkDock } from './link-dock.tsx'
export { ShownStatement } from './shown-statement.tsx'
export { VisualDock } from './visual-dock.tsx'
