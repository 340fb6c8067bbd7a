import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '#platform/config'

/** One logger for calls and for the work in the background. */
export type Logger = FastifyBaseLogger

/**
 * Logs hold ids, names of endpoints and times; never bodies, addresses or tokens. The serializer
 * keeps of a request only what is harmless, whoever logs one.
 */
export function createLogger(config: Config): Logger {
  return pino(
    {
      level: config.log_level,
      serializers: { req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }) },
    },
    // Some lines at a time: each alone would hold up every other call for as long as the terminal takes. What is left is
    // written when the process ends, also by an error; only a kill takes the last half second with it.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  )
}
