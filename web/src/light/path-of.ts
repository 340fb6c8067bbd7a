/** An address without its trailing slash: with and without it are one page. */
export function pathOf(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
