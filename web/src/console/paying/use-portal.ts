import { useWrite } from '../queries.ts'
import { useLeave } from './use-leave.ts'

/** The way to the provider's page where the company changes its card or cancels. */
export function usePortal(group_id: string) {
  const { leaving, leaveFor } = useLeave()
  const write = useWrite('POST /user-customer-portal')
  return {
    busy: write.isPending || leaving,
    /** Why it cannot be opened. */
    problem: write.error?.message ?? null,
    open: () => write.mutate({ query: { group_id } }, { onSuccess: ({ url }) => leaveFor(url) }),
  }
}
