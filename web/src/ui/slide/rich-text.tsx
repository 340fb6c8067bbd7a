import { createElement, type ReactNode } from 'react'

/** What the editor writes, and the server keeps. */
const kept: ReadonlySet<string> = new Set(['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'])
const empty: ReadonlySet<string> = new Set(['br'])
const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

function leadsTo(link: Element): string | null {
  const href = link.getAttribute('href') ?? ''
  return URL.canParse(href) && schemes.has(new URL(href).protocol) ? href : null
}

function drawElement(element: Element, key: number): ReactNode {
  const tag = element.localName
  const children = [...element.childNodes].map(draw)
  if (!kept.has(tag)) return children
  if (empty.has(tag)) return createElement(tag, { key })
  if (tag !== 'a') return createElement(tag, { key }, ...children)
  const href = leadsTo(element)
  if (href === null) return children
  return createElement(tag, { key, href, target: '_blank', rel: 'noopener noreferrer' }, ...children)
}

function draw(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data
  return node instanceof Element ? drawElement(node, key) : null
}

/**
 * A rich text, drawn element by element from what it may hold; all else falls away here too. So what somebody is still
 * writing can stand on the page beside what the server has cleaned.
 */
export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(draw)
}
