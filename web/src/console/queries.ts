import type { Pagination } from '@catchpitch/contract/envelope'
import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import type { Input, ReadCall, Reply, WriteCall } from '../api/calls.ts'
import type { OnSent } from '../api/send-watched.ts'

/** What may come right by itself is tried again; what the server has refused is not. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } })
}

/** A call that reads, as a query under the key `[path, input]`: for `useQuery`, and for a route that waits for it. */
export function readQuery<C extends ReadCall>(call: C, input: Input<C>) {
  return queryOptions({
    queryKey: [call.slice('GET '.length), input],
    queryFn: async ({ signal }): Promise<Reply<C>> => {
      const { data } = await api(call, input, { signal })
      return data
    },
  })
}

/** One page of a list, and where in the list it is. */
export function pageQuery<C extends ReadCall>(call: C, input: Input<C>) {
  return queryOptions({
    queryKey: [call.slice('GET '.length), input, 'page'],
    queryFn: async ({ signal }): Promise<{ rows: Reply<C>; pagination: Pagination | null }> => {
      const { data, pagination } = await api(call, input, { signal })
      return { rows: data, pagination }
    },
  })
}

type WriteOptions = {
  stale?: readonly string[]
  /** Told how far a large file has got on its way. */
  onSent?: OnSent
}

/** A call that writes. It names the paths whose queries it makes stale, so that no screen goes on showing the old. */
export function useWrite<C extends WriteCall>(call: C, { stale = [], onSent }: WriteOptions = {}) {
  const client = useQueryClient()
  return useMutation<Reply<C>, ApiError, Input<C>>({
    mutationFn: async (input) => {
      const { data } = await api(call, input, onSent ? { onSent } : {})
      return data
    },
    onSuccess: () => Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
