import { startServer } from './server.ts'

/** One server for the whole run; what is returned ends it. Workers read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.CATCHPITCH_URL = server.url
  return server.stop
}
