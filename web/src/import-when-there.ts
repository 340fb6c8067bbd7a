/** The files of this release that have come or are on their way. One that could not be had is asked for again. */
const coming = new Map<string, Promise<void>>()

/** What the page hears when a file is gone for good, because another release has taken its place. */
export const oldRelease = 'catchpitch:old-release'

/** What the page itself names was there, or there would be no page. */
const isNamedByPage = (address: string) =>
  document.querySelector(`[src="${address}"], link[href="${address}"]`) !== null

async function bringScript(address: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the page itself, and no call.
  const reply = await fetch(address)
  if (reply.status === 404) window.dispatchEvent(new Event(oldRelease))
  if (!reply.ok) throw new Error(`${address} is not to be had: ${reply.status}`)
  // The whole of it, so that the browser has it when it is asked to run it.
  await reply.arrayBuffer()
}

function bringStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address })
  const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
  if (nonce) link.nonce = nonce
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} is not to be had.`))
    })
    document.head.append(link)
  })
}

function bring(file: string): Promise<void> {
  const address = `/${file}`
  const known = coming.get(address)
  if (known) return known
  if (isNamedByPage(address)) return Promise.resolve()
  const brought = address.endsWith('.css') ? bringStyles(address) : bringScript(address)
  coming.set(address, brought)
  brought.catch(() => coming.delete(address))
  return brought
}

/**
 * Imports a part of the product that comes later, once all of its files are here. Chromium remembers an import that
 * failed for as long as the page is open, and whatever else needs the file fails with it: so none is begun that may.
 * What cannot be fetched at this moment can be asked for again at another.
 *
 * The build puts it in the place of the bundler's own helper: see build/careful-imports.ts.
 */
export async function importWhenThere(load: (() => Promise<unknown>) | string, files: readonly string[] = []) {
  if (typeof load !== 'string') {
    await Promise.all(files.map(bring))
    return load()
  }
  // A file that needs no other is named by itself.
  await bring(`assets/${load}`)
  const part: unknown = await import(/* @vite-ignore */ `/assets/${load}`)
  return part
}
