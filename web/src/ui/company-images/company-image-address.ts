/** Files of their own, never folded into a script: a page shows one of them, not all. */
const files = import.meta.glob<string>('./{covers,colours}/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\//, '').replace('.svg', ''), address]),
)

/** Where a browser finds the picture of this code; nowhere if there is none. */
export const companyImageAddress = (code: string): string | undefined => addresses.get(code)
