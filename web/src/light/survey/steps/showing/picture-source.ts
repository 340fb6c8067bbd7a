import { useEffect, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { pictures } from './pictures.ts'
import type { ShownRun } from './use-picture.ts'

export type SourceRun = Pick<ShownRun, 'test_id' | 'token'>

/** Of those on this device, for as long as the page lives. */
const onDevice = new Map<string, string>()

async function find(id: string, { test_id, token }: SourceRun): Promise<string> {
  const known = onDevice.get(id)
  if (known) return known
  const kept = (await pictures.of(test_id)).find((picture) => picture.id === id)
  // Works for a minute, so it is asked for each time.
  if (!kept) return (await api('GET /statement-picture/{id}', { params: { id } }, { token })).data.url
  const address = onDevice.get(id) ?? URL.createObjectURL(kept.jpeg)
  onDevice.set(id, address)
  return address
}

/** Where a picture of this survey is, from this device or the server; null while nobody knows. */
export function usePictureSource(id: string, { test_id, token }: SourceRun): string | null {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    find(id, { test_id, token }).then(
      (address) => isHere && setSource(address),
      // Without a connection: its words stand there all the same.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [id, test_id, token])
  return source
}
