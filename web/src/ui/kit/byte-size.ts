const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size as people say it: `512 B`, `3.4 MB`, `120 GB`. */
export function byteSize(bytes: number): string {
  const place = Math.min(bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** place
  return `${place === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[place]}`
}
