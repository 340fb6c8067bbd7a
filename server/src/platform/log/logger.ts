import type { Config } from '#platform/config'

/**
 * Logs hold ids, names of endpoints and times; never bodies, addresses or tokens. The serializer
 * keeps of a request only what is harmless, whoever logs one.
 */
export function loggerOptions(config: Config) {
  return {
    level: config.log_level,
    serializers: { req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }) },
  }
}
