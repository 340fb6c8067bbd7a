import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/translator.ts'
import { ApiError } from './api-error.ts'

type Fetched<Data> = {
  /** Null until it is there. What was there stays while it is fetched again. */
  data: Data | null
  /** Why it is not there, in the reader's language; null while there is hope. */
  failure: string | null
  retry: () => void
}

/**
 * What a page of the light door reads, which has no library for it. Read again when the language changes, because names
 * come in the reader's. `load` must be the same function each time, or it would be read without end.
 */
export function useFetched<Data>(load: (signal: AbortSignal) => Promise<Data>): Fetched<Data> {
  const language = useLanguage()
  const [tries, setTries] = useState(0)
  const [data, setData] = useState<Data | null>(null)
  const [failed, setFailed] = useState<{ request: string; message: string } | null>(null)
  const request = `${language} ${tries}`

  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal).then(setData, (error: unknown) => {
      if (stop.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      // A failure is that of one request: another try, or another language, begins with hope.
      setFailed({ request, message: error.message })
    })
    return () => stop.abort()
  }, [load, request])

  const failure = data === null && failed?.request === request ? failed.message : null
  return { data, failure, retry: () => setTries(tries + 1) }
}
