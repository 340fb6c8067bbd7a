import type { SpeechCode } from '@catchpitch/contract/speech/speech-code'
import { useEffect, useState } from 'react'
import { api } from '../../../../api/api.ts'

/** The languages that are recorded but not put into words; none as long as nobody knows. */
export function useUnheard(token: string): readonly SpeechCode[] {
  const [unheard, setUnheard] = useState<readonly SpeechCode[]>([])
  useEffect(() => {
    const stop = new AbortController()
    // Without an answer nothing is said about it: the recording itself will tell.
    void api('GET /speech-to-text/codes', {}, { token, signal: stop.signal }).then(
      ({ data }) => setUnheard(data.filter(({ available }) => !available).map(({ code }) => code)),
      () => {},
    )
    return () => stop.abort()
  }, [token])
  return unheard
}
