import { createServer } from 'node:net'

/** Free now; somebody else may still be faster, so whoever uses it must be ready to ask again. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A listening socket has no port.')
  return address.port
}
