/** What a list can be asked for: the web's side of `listQuery` in the contract. */
export type ListGrammar = {
  /** The order that the page opens in, and those a person may choose: `name` or `-name`. */
  readonly order: string
  readonly orders: readonly string[]
  readonly filters: readonly string[]
  /** The filters that stand in the address under their own names, where the specification has it so. */
  readonly apart?: readonly string[]
}

/** Chosen values by the name of their filter; a filter without values is not there. */
type ListFilter = Readonly<Record<string, readonly string[]>>

/** What of a list is on the screen. It stands in the address, so that it can be sent to a colleague. */
export type ListState = { page: number; keyword: string; order: string; filter: ListFilter }

/** As it comes out of an address, or out of a link of our own; filters that stand apart have names of their own. */
export type ListAddress = {
  page?: number | string | undefined
  keyword?: string | undefined
  filter?: string | undefined
  order?: string | undefined
  [apart: string]: number | string | undefined
}

/** What a list is asked with. */
export type ListQuery = { page: number; keyword: string; order: string; filter: string }

const listOf = (written: unknown) => (typeof written === 'string' ? written.split(',').filter(Boolean) : [])

/** Reads `status:9,11;dimension:<id>`; what the grammar does not know, or has no value, is left out. */
function readFilter(written: unknown, names: readonly string[]): Record<string, string[]> {
  const filter: Record<string, string[]> = {}
  for (const part of typeof written === 'string' ? written.split(';') : []) {
    const [name = '', values = ''] = part.split(/:(.*)/s)
    const chosen = listOf(values)
    if (names.includes(name) && chosen.length > 0) filter[name] = chosen
  }
  return filter
}

function writeFilter(filter: ListFilter): string {
  return Object.entries(filter)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}:${values.join(',')}`)
    .join(';')
}

/** Anything can be typed into an address; what makes no sense is as if it were not there. */
export function readList(address: ListAddress, grammar: ListGrammar): ListState {
  const { order, orders, filters, apart = [] } = grammar
  const page = Number(address.page)
  const filter = readFilter(address.filter, filters)
  for (const name of apart) {
    const chosen = listOf(address[name])
    if (chosen.length > 0) filter[name] = chosen
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword: typeof address.keyword === 'string' ? address.keyword : '',
    order: orders.find((offered) => offered === address.order) ?? order,
    filter,
  }
}

/** The shortest address that says the same: what is as it always is stands nowhere. */
export function writeList({ page, keyword, order, filter }: ListState, grammar: ListGrammar): ListAddress {
  const { apart = [] } = grammar
  const together = Object.fromEntries(Object.entries(filter).filter(([name]) => !apart.includes(name)))
  const address: ListAddress = {
    page: page > 1 ? page : undefined,
    keyword: keyword || undefined,
    filter: writeFilter(together) || undefined,
    order: order === grammar.order ? undefined : order,
  }
  for (const name of apart) address[name] = filter[name]?.join(',')
  return address
}

export function queryOf({ filter, ...state }: ListState): ListQuery {
  return { ...state, filter: writeFilter(filter) }
}

/** Whether what is shown is only a part of what there is. */
export function isNarrowed({ keyword, filter }: ListState): boolean {
  return keyword.trim() !== '' || Object.keys(filter).length > 0
}
