import { randomBytes } from 'node:crypto'
import { startServer } from '../server.ts'
import { startObjectStore } from './object-store.ts'
import { startPostgres } from './postgres.ts'

/** The product with nothing of its own: database, files and secret are given to it from outside. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [postgres, store] = await Promise.all([startPostgres(), startObjectStore()])
  const stopThem = () => Promise.all([postgres.stop(), store.stop()])
  try {
    const server = await startServer({
      DATABASE_URL: postgres.url,
      APP_SECRET: randomBytes(32).toString('base64url'),
      ...store.settings,
    })
    process.env.CATCHPITCH_URL = server.url
    console.log(`On ${postgres.version} and an object store at ${store.settings.S3_ENDPOINT}`)
    return async () => {
      await server.stop()
      await stopThem()
    }
  } catch (error) {
    await stopThem()
    throw error
  }
}
