import { useEffect } from 'react'
import { appName } from '../app-name.ts'

/** What the browser's tab says while the calling component is on the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === appName() ? title : `${title} · ${appName()}`
  }, [title])
}
