import type { BodyOf, Endpoint, Method, ParamsOf, QueryOf, Upload } from '@catchpitch/contract/endpoint'
import { type EndpointName, type Endpoints, endpoints } from '@catchpitch/contract/endpoints'
import type { z } from 'zod'
import type { AuditedOutcome, Context, Outcome, UploadedFile } from './context.ts'

type Input<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Null where none came along. */
  file: E['upload'] extends Upload ? UploadedFile | null : null
}

/** Reading leaves no trace, but for the few reads that the use case says are worth one. */
type Answer<M extends Method, Data> = M extends 'GET'
  ? Outcome<Data> & Partial<AuditedOutcome<Data>>
  : AuditedOutcome<Data>

type Handler<E extends Endpoint> = (
  context: Context<E['access']>,
  input: Input<E>,
) => Promise<Answer<E['method'], z.input<E['reply']>>>

/** An endpoint with the use case that answers it, its types forgotten so that all fit into one list. */
export type Binding = {
  name: EndpointName
  endpoint: Endpoint
  handle(context: Context, input: unknown): Promise<Outcome<unknown> & Partial<AuditedOutcome<unknown>>>
}

/** Joins an endpoint of the contract to its use case; the compiler checks that what goes in and out is what was agreed. */
export function bind<Name extends EndpointName>(name: Name, handler: Handler<Endpoints[Name]>): Binding {
  // The gate and the schemas have made sure of context and input by the time the handler runs.
  return { name, endpoint: endpoints[name], handle: handler }
}
