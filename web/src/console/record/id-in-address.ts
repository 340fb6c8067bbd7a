import type { SearchSchemaInput } from '@tanstack/react-router'

/** For `validateSearch` of a page about one record, which its address names by `?id=`. */
export function idInAddress({ id }: { id?: string | undefined } & SearchSchemaInput) {
  return { id: typeof id === 'string' && id !== '' ? id : undefined }
}
