import type { Endpoint, Method } from '@catchpitch/contract/endpoint'
import { endpointsByFolder } from '@catchpitch/contract/endpoints'
import { accessLabel } from './access-words.ts'

const heading = `<!-- Generated from the contract by \`npm run generate\`; a test fails when it is out of date. Do not edit. -->

# The API

All paths stand under \`/api/v1\`; \`/api/v1/openapi.json\` describes them to tools. The name of a call is also
the name of its use case, of its hook in the web and of its test. *Who* names the access kind and the
permission word; a company's calls take \`group_id\` in the query. A summary that ends in (paged) is a
list: it takes \`page\`, \`keyword\`, \`order\` and \`filter\`, and answers \`pagination\`. One that ends in (stream)
answers with server-sent events instead of the envelope, for as long as both sides like. *Refuses* names the call's own
codes; those that follow from who may call, from the input and from limits are in every such call.
`

const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** By path, then by method: the order in which a module lists its exports depends on who bundled it. */
function byPath(one: Endpoint, other: Endpoint): number {
  return one.path.localeCompare(other.path, 'en') || methods.indexOf(one.method) - methods.indexOf(other.method)
}

function row(name: string, { method, path, access, summary, paged, stream, refusals }: Endpoint): string {
  const what = `${summary}${paged ? ' (paged)' : ''}${stream ? ' (stream)' : ''}`
  return `| ${method} | \`${path}\` | ${name} | ${accessLabel(access)} | ${what} | ${refusals.join(', ')} |`
}

function section(folder: string, endpoints: Record<string, Endpoint>): string {
  const rows = Object.entries(endpoints)
    .toSorted(([, one], [, other]) => byPath(one, other))
    .map(([name, endpoint]) => row(name, endpoint))
  return `## ${folder}\n\n| Method | Path | Name | Who | What | Refuses |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
}

/** The text of docs/api.md: every call of the product, a table for each folder of the contract. */
export function apiPage(): string {
  const sections = Object.entries(endpointsByFolder).map(([folder, endpoints]) => section(folder, endpoints))
  return [heading, ...sections].join('\n')
}
