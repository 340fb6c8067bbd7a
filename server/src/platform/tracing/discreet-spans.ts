import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'

/**
 * What may leave this machine about a call: names and numbers that we ourselves gave. Libraries add more with every
 * release (addresses with their tokens, callers, texts of errors that quote what a person typed), so this is a list of
 * what is kept and not of what is removed.
 */
const kept = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'endpoint',
  'request_id',
  'db.system',
  'db.system.name',
  // The text of a statement has places for values and no values.
  'db.statement',
  'db.query.text',
])

function withoutPeople(span: ReadableSpan): ReadableSpan {
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    // Whether it failed, and not in which words.
    status: { code: span.status.code },
    attributes: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => kept.has(name))),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

/** Sends spans in batches, each without what is not on the list. */
export function discreetSpans(exporter: SpanExporter): SpanProcessor {
  const batches = new BatchSpanProcessor(exporter)
  return {
    onStart: (span, context) => batches.onStart(span, context),
    onEnd: (span) => batches.onEnd(withoutPeople(span)),
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  }
}
