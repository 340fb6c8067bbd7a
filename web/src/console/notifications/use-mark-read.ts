import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'

/** Marks some notifications as read, or with null all of them. */
export function useMarkRead() {
  const { mutate, isPending } = useWrite('POST /notifications/read', { stale: ['/notifications'] })
  const markRead = (ids: string[] | null) =>
    mutate({ body: { ids } }, { onError: ({ message }) => toast('failed', message) })
  return { markRead, isPending }
}
