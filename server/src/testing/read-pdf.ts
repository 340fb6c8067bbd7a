import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What a reader of a PDF can select and copy, page by page, and what the file says of itself. */
export async function readPdf(bytes: Buffer): Promise<{ pages: string[]; title: unknown }> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document)
  const { info }: { info: Record<string, unknown> } = await getMeta(document)
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ')), title: info['Title'] }
}
