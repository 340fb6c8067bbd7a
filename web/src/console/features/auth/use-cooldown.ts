import { useEffect, useState } from 'react'

/** Counts seconds down to zero. In a tab that nobody looks at browsers count slower, which does no harm here. */
export function useCooldown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
