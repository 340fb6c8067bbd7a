const pause_ms = 2_000

/**
 * Fetched again until it is there: without a connection at this moment there will be one at another. That a second try
 * can go better than the first is the work of import-when-there.ts.
 */
export async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause_ms)
    })
    return patiently(load)
  }
}
