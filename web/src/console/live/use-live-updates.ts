import type { Hint } from '@catchpitch/contract/live/hint'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followWhileAwake } from '../../api/follow-while-awake.ts'
import { stalePaths } from './stale-paths.ts'

/** A server that had lost its database tells all pages at once, and they must not all ask at once. */
const spread_ms = 2000

function refetch(client: QueryClient, hint: Hint): void {
  const paths = stalePaths(hint)
  if (paths === null) {
    setTimeout(() => void client.invalidateQueries(), Math.random() * spread_ms)
    return
  }
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] })
}

/** Keeps what is on the screen as it is on the server: what others change is read anew when it has changed. */
export function useLiveUpdates(group_id: string | null): void {
  const client = useQueryClient()
  useEffect(() => followWhileAwake({ group_id, hear: (hint) => refetch(client, hint) }), [client, group_id])
}
