import { useEffect } from 'react'
import { stored } from '../../stored.ts'

/**
 * All tabs of a browser share one token. When another tab signs in as somebody else, or begins to impersonate, this one
 * would go on showing one person and acting as the other: it starts anew, at the start page of whoever it is now.
 */
export function useOnePerson(): void {
  useEffect(
    () =>
      stored.onChangeElsewhere('token', (token) => {
        if (token !== null) window.location.replace('/login')
      }),
    [],
  )
}
