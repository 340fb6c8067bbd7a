import type { Endpoints } from '@catchpitch/contract/endpoints'
import type { z } from 'zod'

/** What an endpoint is called by: `POST /login`. */
type CallName<Name extends keyof Endpoints> = `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`

/** Every endpoint of the contract under that name. Types only, so no schema is shipped. */
type Calls = { [Name in keyof Endpoints as CallName<Name>]: Endpoints[Name] }

/** Goes through `Endpoints` and not through `Calls`: over the renamed keys TypeScript takes ten times as long. */
type Streaming<Kind> = {
  [Name in keyof Endpoints]: Endpoints[Name]['stream'] extends Kind ? CallName<Name> : never
}[keyof Endpoints]

/** Calls that answer with a file to save: see `save-file.ts`. */
export type FileCall = Streaming<'file'>

/** Calls that go on answering are not made like the others either: see `follow-events.ts`. */
export type Call = Exclude<keyof Calls, FileCall | Streaming<true>>
export type ReadCall = Extract<Call, `GET ${string}`>
export type WriteCall = Exclude<Call, ReadCall>

/** A part that has no fields (zod types it as a record of nothing) is left out; one whose fields are all optional may be. */
type Part<Name extends string, Fields> = string extends keyof Fields
  ? unknown
  : Partial<Fields> extends Fields
    ? { [N in Name]?: Fields }
    : { [N in Name]: Fields }

/** The file that a call may bring, under the name of its field. */
type Files<Upload> = Upload extends { readonly field: infer Field extends string }
  ? { files?: { [Name in Field]?: Blob | null } }
  : unknown

export type Input<C extends Call | FileCall> = Part<'params', z.input<Calls[C]['params']>> &
  Part<'query', z.input<Calls[C]['query']>> &
  Part<'body', z.input<Calls[C]['body']>> &
  Files<Calls[C]['upload']>

export type Reply<C extends Call> = z.output<Calls[C]['reply']>
