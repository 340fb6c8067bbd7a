import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { stalePaths } from './own-plan.ts'

export type Outcome = Reply<'POST /subscriptions/activate'>
type Asked = Outcome & { answers: number }

/** In seconds, each after the answer before it: soon at first, and about a minute together. */
const waits = [2, 2, 3, 4, 5, 6, 8, 10, 10, 10]

/** How long to wait before asking again, after so many answers that told nothing yet; null: long enough. */
export function waitAfter(answers: number): number | null {
  const seconds = waits[answers - 1]
  return seconds === undefined ? null : seconds * 1000
}

/**
 * Asks what became of a payment, until that is known. The browser may be back before the provider has told the server, so
 * the server asks the provider at each of these calls.
 */
export function useActivation(group_id: string, session_id: string) {
  const client = useQueryClient()
  const [round, setRound] = useState(1)
  const queryKey = ['/subscriptions/activate', { group_id, session_id, round }]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async (): Promise<Asked> => {
      const { data: outcome } = await api('POST /subscriptions/activate', { query: { group_id }, body: { session_id } })
      return { ...outcome, answers: (client.getQueryData<Asked>(queryKey)?.answers ?? 0) + 1 }
    },
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' ? (waitAfter(state.data.answers) ?? false) : false,
    // Somebody who looks at their mail meanwhile must not come back to an old answer.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
  })
  const isActive = data?.state === 'active'
  // The shell and the page of the plan still say what was before.
  useEffect(() => {
    if (isActive) for (const path of stalePaths) void client.invalidateQueries({ queryKey: [path] })
  }, [client, isActive])
  return {
    outcome: data,
    /** Asked for about a minute, and nothing is known yet. */
    isLate: data?.state === 'waiting' && waitAfter(data.answers) === null,
    error,
    retry: refetch,
    askAgain: () => setRound(round + 1),
  }
}
