import { limits } from '@catchpitch/contract/limits'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { auditRoutes } from '#features/audit/audit.routes'
import { authRoutes } from '#features/auth/auth.routes'
import { currentUserRoutes } from '#features/current-user/current-user.routes'
import { impersonationRoutes } from '#features/impersonation/impersonation.routes'
import { optionsRoutes } from '#features/options/options.routes'
import { peopleRoutes } from '#features/people/people.routes'
import { placesRoutes } from '#features/places/places.routes'
import { passwordRoutes } from '#features/profile/password.routes'
import { profileRoutes } from '#features/profile/profile.routes'
import { sessionsRoutes } from '#features/sessions/sessions.routes'
import { systemRoutes } from '#features/system/system.routes'
import { colleaguesRoutes } from '#features/teams/colleagues.routes'
import { departmentsRoutes } from '#features/teams/departments.routes'
import { registerMedia } from '#platform/files/register-media'
import { registerBindings } from '#platform/http/register-bindings'
import { registerProbes } from '#platform/http/register-probes'
import { registerOpenApi } from '#platform/openapi/register-openapi'
import type { Platform } from '#platform/platform'
import { registerWeb } from '#platform/web/register-web'

/** Every feature's calls. A feature that is not named here does not exist for the outside. */
const bindings = [
  ...auditRoutes,
  ...authRoutes,
  ...colleaguesRoutes,
  ...currentUserRoutes,
  ...departmentsRoutes,
  ...impersonationRoutes,
  ...optionsRoutes,
  ...passwordRoutes,
  ...peopleRoutes,
  ...placesRoutes,
  ...profileRoutes,
  ...sessionsRoutes,
  ...systemRoutes,
]

/** What every process has, whatever its role: a logger, limits, and answers to the machinery round it. */
export function buildProbes(platform: Platform): FastifyInstance {
  const { config, log } = platform
  const app = Fastify({
    loggerInstance: log,
    // One line a call, written by the bindings with the endpoint's name, says more than two with its address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: limits.body_bytes,
    trustProxy: config.trust_proxy ?? false,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 60_000,
  })
  registerProbes(app, platform)
  return app
}

/** Assembles the pages, if they are built, and the API. It listens nowhere yet, so tests call it as it is. */
export async function buildApp(platform: Platform, web_dist: string | null = null): Promise<FastifyInstance> {
  const { app_name, public_url } = platform.config
  const app = buildProbes(platform)
  // Before the API, so that its security headers are on every reply.
  if (web_dist) await registerWeb(app, { dist: web_dist, app_name, public_url: public_url ?? 'http://localhost' })
  registerMedia(app, platform)
  // Calls such as logout come with a JSON header and no body at all.
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parseJson(request, body, done),
  )
  await app.register(
    async (api) => {
      await api.register(compress, { threshold: 1024 })
      registerBindings(api, platform, bindings)
      registerOpenApi(api)
    },
    { prefix: '/api/v1' },
  )
  return app
}
