import { useEffect, useMemo } from 'react'

/** Where the page finds a file that it holds itself. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}
