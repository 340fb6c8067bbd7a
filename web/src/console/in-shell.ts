import { createContext } from 'react'

/** Whether a page has the navigation round it, or the whole screen to itself. */
export const InShellContext = createContext(false)
