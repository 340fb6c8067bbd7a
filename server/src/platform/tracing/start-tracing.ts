import { FastifyOtelInstrumentation } from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { version } from '#platform/installation'
import { discreetSpans } from './discreet-spans.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the endpoint that a route answers, for traces. */
    endpoint?: string
  }
}

/** What is asked every few seconds, or costs nothing, would bury everything else. */
const untold = /^\/(?:healthz|readyz|metrics|assets\/)/

/**
 * Tells a collector how long calls and their statements take. It must run before the packages that it watches are
 * loaded, and is itself loaded only when a collector is set. Where to and how is read by the exporter from the
 * variables that OpenTelemetry names (`OTEL_EXPORTER_OTLP_…`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`).
 */
export function startTracing(): { stop: () => Promise<void> } {
  const ours = resourceFromAttributes({ 'service.name': 'catchpitch', 'service.version': version })
  const provider = new NodeTracerProvider({
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [discreetSpans(new OTLPTraceExporter())],
  })
  provider.register()
  // Each of them watches from the moment that it is made.
  const watching = [
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      recordExceptions: false,
      instrumentHooks: false,
      instrumentHandler: false,
      ignorePaths: ({ url }) => untold.test(url),
      requestHook(span, request) {
        const { config, url } = request.routeOptions
        span.updateName(config.endpoint ?? `${request.method} ${url ?? 'unknown'}`)
        span.setAttributes({ request_id: request.id, ...(config.endpoint && { endpoint: config.endpoint }) })
      },
    }),
    // Without a call round them the statements of loops that look for work every second would be all there is.
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  ]
  return {
    async stop() {
      for (const instrumentation of watching) instrumentation.disable()
      await provider.shutdown()
    },
  }
}
