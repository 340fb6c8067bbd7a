import { contactAddress } from '../../contact-address.ts'
import type { Block, Span } from './read-document.ts'

/** The address is written into the text by the installation, so it is made a link here and not in the text. */
function withContact(text: string) {
  const contact = contactAddress()
  const [before, ...after] = contact === '' ? [text] : text.split(contact)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${contact}`}>{contact}</a>
      {after.join(contact)}
    </>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, href }) => {
    if (strong) return <strong key={text}>{text}</strong>
    if (href) {
      return (
        <a key={text} href={href}>
          {text}
        </a>
      )
    }
    return <span key={text}>{withContact(text)}</span>
  })
}

/** No two paragraphs of a document say the same. */
const wholeText = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.kind === 'paragraph' ? (
      <p key={wholeText(block.spans)}>
        <Spans spans={block.spans} />
      </p>
    ) : (
      <ul key={wholeText(block.items.flat())}>
        {block.items.map((spans) => (
          <li key={wholeText(spans)}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ),
  )
}
