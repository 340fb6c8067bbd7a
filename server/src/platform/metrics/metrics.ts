import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Counters of this process in the form that Prometheus reads. */
export type Metrics = {
  /** Time a call took, by endpoint name and status: never by address, which would hold ids and never end. */
  observeCall(endpoint: string, status: number, seconds: number): void
  /** How many pages are connected; asked whenever the figures are read. */
  countStreams(count: () => number): void
  text(): Promise<string>
  content_type: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'http_call_seconds',
    help: 'Time to answer a call, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    observeCall: (endpoint, status, seconds) => calls.observe({ endpoint, status }, seconds),
    countStreams(count) {
      const streams: Gauge = new Gauge({
        name: 'http_streams',
        help: 'Answers that go on for as long as a page is open',
        registers: [],
        collect: () => {
          streams.set(count())
        },
      })
      registry.registerMetric(streams)
    },
    text: () => registry.metrics(),
    content_type: registry.contentType,
  }
}
