import { useEffect, useState } from 'react'
import { api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { session } from '../api/session.ts'
import { stored } from '../stored.ts'
import { visitor, type Writer, writerOf } from './writer.ts'

async function findWriter(): Promise<Writer | null> {
  if (!session.token()) return visitor
  try {
    const { data } = await api('GET /user')
    return writerOf(data, stored.get('selectedGroup'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A session that is over makes a visitor. Whom we could not ask about may be root, and root is shown nothing.
    return session.token() ? null : visitor
  }
}

/** Whoever sits here: as the page says, or found out where it does not know. Null: nobody who is offered help, or not yet. */
export function useWriter(given: Writer | null | undefined): Writer | null {
  const [found, setFound] = useState<Writer | null>(null)
  const ask = given === undefined
  useEffect(() => {
    if (!ask) return
    let wanted = true
    void findWriter().then((writer) => {
      if (wanted) setFound(writer)
    })
    return () => {
      wanted = false
    }
  }, [ask])
  return given === undefined ? found : given
}
