import { useEffect, useRef } from 'react'
import { useScheme } from '../color-scheme.ts'
import classes from './html-preview.module.css'
import sheet from './html-preview.sheet.css?inline'
import { styleNonce } from './nonce.ts'

const tokens = ['--card', '--ink', '--ink-2', '--line', '--brand', '--sans', '--t-md', '--t-lg']

/** Our tokens as they are now: a frame does not inherit them. */
function tokensNow(): string {
  const style = getComputedStyle(document.documentElement)
  return tokens.map((token) => `${token}: ${style.getPropertyValue(token)};`).join('')
}

function documentOf(html: string, scheme: string): string {
  const styles = `:root { color-scheme: ${scheme}; ${tokensNow()} } ${sheet}`
  return `<!doctype html><html><head><style nonce="${styleNonce()}">${styles}</style></head><body>${html}</body></html>`
}

/** As high as what is in it. */
function fit(frame: HTMLIFrameElement | null): void {
  const inside = frame?.contentDocument?.documentElement
  if (!inside) return
  frame.style.height = '0'
  frame.style.height = `${inside.scrollHeight + 2}px`
}

type HtmlPreviewProps = {
  /** What is in the frame, for whoever cannot see it. */
  title: string
  html: string
  /** Of what it is written in. */
  lang?: string
}

/**
 * What somebody wrote, as others will see it. It stands in a frame in which nothing runs, sends or navigates, whatever
 * it holds; our own content security policy holds in there besides. The frame shares our origin only so that its height
 * can be measured: without scripts inside there is nobody who could make use of that.
 */
export function HtmlPreview({ title, html, lang }: HtmlPreviewProps) {
  const scheme = useScheme()
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (frame.current) frame.current.srcdoc = documentOf(html, scheme)
  }, [html, scheme])

  useEffect(() => {
    const watched = new ResizeObserver(() => fit(frame.current))
    if (frame.current?.parentElement) watched.observe(frame.current.parentElement)
    return () => watched.disconnect()
  }, [])

  return (
    <div className={classes.preview} lang={lang}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => fit(currentTarget)}
      />
    </div>
  )
}
