import type { BodyOf, Endpoint, Method, ParamsOf, QueryOf, Upload } from '@catchpitch/contract/endpoint'
import { type EndpointName, type Endpoints, endpoints } from '@catchpitch/contract/endpoints'
import type { z } from 'zod'
import type { AuditedOutcome, Context, FileOutcome, Outcome, Streaming, UploadedFile } from './context.ts'

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

type StreamHandler<E extends Endpoint> = (
  context: Context<E['access']>,
  input: Input<E>,
) => Promise<Streaming<z.input<E['reply']>>>

type FileHandler<E extends Endpoint> = (context: Context<E['access']>, input: Input<E>) => Promise<FileOutcome>

type NamesOfStreams = { [Name in EndpointName]: Endpoints[Name]['stream'] extends true ? Name : never }[EndpointName]
type NamesOfFiles = { [Name in EndpointName]: Endpoints[Name]['stream'] extends 'file' ? Name : never }[EndpointName]

type Bound = { name: EndpointName; endpoint: Endpoint }

/** An endpoint with the use case that answers it, its types forgotten so that all fit into one list. */
export type CallBinding = Bound & {
  handle(context: Context, input: unknown): Promise<Outcome<unknown> & Partial<AuditedOutcome<unknown>>>
}

/** The same for an endpoint that goes on answering. */
export type StreamBinding = Bound & { begin(context: Context, input: unknown): Promise<Streaming<unknown>> }

/** The same for an endpoint that answers with a file. */
export type FileBinding = Bound & { produce(context: Context, input: unknown): Promise<FileOutcome> }

export type Binding = CallBinding | StreamBinding | FileBinding

/** Joins an endpoint of the contract to its use case; the compiler checks that what goes in and out is what was agreed. */
export function bind<Name extends Exclude<EndpointName, NamesOfStreams | NamesOfFiles>>(
  name: Name,
  handler: Handler<Endpoints[Name]>,
): CallBinding {
  // The gate and the schemas have made sure of context and input by the time the handler runs.
  return { name, endpoint: endpoints[name], handle: handler }
}

export function bindStream<Name extends NamesOfStreams>(
  name: Name,
  handler: StreamHandler<Endpoints[Name]>,
): StreamBinding {
  return { name, endpoint: endpoints[name], begin: handler }
}

export function bindFile<Name extends NamesOfFiles>(name: Name, handler: FileHandler<Endpoints[Name]>): FileBinding {
  return { name, endpoint: endpoints[name], produce: handler }
}
