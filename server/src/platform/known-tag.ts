const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a browser that sends this `If-None-Match` has the very content that the tag stands for. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(bare) ?? []
  return tags.includes(bare(etag)) || tags.includes('*')
}
