import { limits } from '@catchpitch/contract/limits'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { auditRoutes } from '#features/audit/audit.routes'
import { authRoutes } from '#features/auth/auth.routes'
import { businessIntelligenceRoutes } from '#features/business-intelligence/business-intelligence.routes'
import { hiringOutcomesRoutes } from '#features/business-intelligence/hiring-outcomes.routes'
import { milestonesRoutes } from '#features/business-intelligence/milestones.routes'
import { catalogueRoutes } from '#features/catalogue/catalogue.routes'
import { commentsRoutes } from '#features/comments/comments.routes'
import { describePage, findPagePicture, pagePicturePath } from '#features/company-page/company-page.public'
import { companyPageRoutes } from '#features/company-page/company-page.routes'
import { showcaseRoutes } from '#features/company-page/showcase.routes'
import { currentUserRoutes } from '#features/current-user/current-user.routes'
import { dashboardRoutes } from '#features/dashboard/dashboard.routes'
import { exportsRoutes } from '#features/exports/exports.routes'
import { accountRoutes } from '#features/groups/account.routes'
import { adminGroupsRoutes } from '#features/groups/admin-groups.routes'
import { groupSurveysRoutes } from '#features/groups/group-surveys.routes'
import { groupsRoutes } from '#features/groups/groups.routes'
import { guidesRoutes } from '#features/guides/guides.routes'
import { hiringStrategiesRoutes } from '#features/hiring-strategies/hiring-strategies.routes'
import { impersonationRoutes } from '#features/impersonation/impersonation.routes'
import { importsRoutes } from '#features/imports/imports.routes'
import { integrityRoutes } from '#features/integrity/integrity.routes'
import { interviewGuidesRoutes } from '#features/interview-guides/interview-guides.routes'
import { emailTemplatesRoutes } from '#features/invitations/email-templates.routes'
import { invitationsRoutes } from '#features/invitations/invitations.routes'
import { invoicesRoutes } from '#features/invoices/invoices.routes'
import { liveRoutes } from '#features/live/live.routes'
import { companyEmailLogsRoutes } from '#features/mail/company-email-logs.routes'
import { companyEmailSettingsRoutes } from '#features/mail/company-email-settings.routes'
import { emailLogsRoutes } from '#features/mail/email-logs.routes'
import { emailSettingsRoutes } from '#features/mail/email-settings.routes'
import { modulesRoutes } from '#features/modules/modules.routes'
import { offeredJobTemplatesRoutes } from '#features/modules/offered-job-templates.routes'
import { offeredModulesRoutes } from '#features/modules/offered-modules.routes'
import { notificationsRoutes } from '#features/notifications/notifications.routes'
import { optionsRoutes } from '#features/options/options.routes'
import { ordersRoutes } from '#features/orders/orders.routes'
import { transactionsRoutes } from '#features/orders/transactions.routes'
import { wpOrdersRoutes } from '#features/orders/wp-orders.routes'
import { paymentsRoutes } from '#features/payments/payments.routes'
import { peopleRoutes } from '#features/people/people.routes'
import { pitchRoutes } from '#features/pitch/pitch.routes'
import { pitchesRoutes } from '#features/pitch/pitches.routes'
import { receptionRoutes } from '#features/pitch/reception.routes'
import { storyRoutes } from '#features/pitch/story.routes'
import { pitchVideosRoutes } from '#features/pitch/videos.routes'
import { placesRoutes } from '#features/places/places.routes'
import { planDetailsRoutes } from '#features/plans/plan-details.routes'
import { plansRoutes } from '#features/plans/plans.routes'
import { privacyRoutes } from '#features/privacy/privacy.routes'
import { passwordRoutes } from '#features/profile/password.routes'
import { profileRoutes } from '#features/profile/profile.routes'
import { reportLinksRoutes } from '#features/report-links/report-links.routes'
import { reportsRoutes } from '#features/reports/reports.routes'
import { ownSurveysRoutes } from '#features/respondent/own-surveys.routes'
import { picturesRoutes } from '#features/respondent/pictures.routes'
import { respondentRoutes } from '#features/respondent/respondent.routes'
import { allResultsRoutes } from '#features/results/all-results.routes'
import { decisionsRoutes } from '#features/results/decisions.routes'
import { outcomeRoutes } from '#features/results/outcome.routes'
import { resultsRoutes } from '#features/results/results.routes'
import { screeningRoutes } from '#features/results/screening.routes'
import { sessionsRoutes } from '#features/sessions/sessions.routes'
import { situationsRoutes } from '#features/situations/situations.routes'
import { slidesRoutes } from '#features/slides/slides.routes'
import { speechRoutes } from '#features/speech/speech.routes'
import { subscriptionsRoutes } from '#features/subscriptions/subscriptions.routes'
import { supportRoutes } from '#features/support/support.routes'
import { surveyContentRoutes } from '#features/surveys/survey-content.routes'
import { surveysRoutes } from '#features/surveys/surveys.routes'
import { systemRoutes } from '#features/system/system.routes'
import { colleaguesRoutes } from '#features/teams/colleagues.routes'
import { coverPhotoRoutes } from '#features/teams/cover-photo.routes'
import { departmentsRoutes } from '#features/teams/departments.routes'
import { registerMedia } from '#platform/files/register-media'
import { registerBindings } from '#platform/http/register-bindings'
import { registerProbes } from '#platform/http/register-probes'
import { registerOpenApi } from '#platform/openapi/register-openapi'
import type { Platform } from '#platform/platform'
import { registerLinkPictures } from '#platform/web/register-link-pictures'
import { registerWeb } from '#platform/web/register-web'

/** Every feature's calls. A feature that is not named here does not exist for the outside. */
const bindings = [
  ...allResultsRoutes,
  ...auditRoutes,
  ...authRoutes,
  ...colleaguesRoutes,
  ...companyPageRoutes,
  ...showcaseRoutes,
  ...currentUserRoutes,
  ...coverPhotoRoutes,
  ...businessIntelligenceRoutes,
  ...hiringOutcomesRoutes,
  ...milestonesRoutes,
  ...dashboardRoutes,
  ...departmentsRoutes,
  ...emailLogsRoutes,
  ...emailSettingsRoutes,
  ...companyEmailLogsRoutes,
  ...companyEmailSettingsRoutes,
  ...emailTemplatesRoutes,
  ...accountRoutes,
  ...groupsRoutes,
  ...adminGroupsRoutes,
  ...groupSurveysRoutes,
  ...guidesRoutes,
  ...hiringStrategiesRoutes,
  ...impersonationRoutes,
  ...exportsRoutes,
  ...importsRoutes,
  ...integrityRoutes,
  ...invitationsRoutes,
  ...invoicesRoutes,
  ...liveRoutes,
  ...modulesRoutes,
  ...notificationsRoutes,
  ...offeredModulesRoutes,
  ...offeredJobTemplatesRoutes,
  ...optionsRoutes,
  ...ordersRoutes,
  ...transactionsRoutes,
  ...wpOrdersRoutes,
  ...passwordRoutes,
  ...paymentsRoutes,
  ...peopleRoutes,
  ...placesRoutes,
  ...planDetailsRoutes,
  ...plansRoutes,
  ...privacyRoutes,
  ...profileRoutes,
  ...ownSurveysRoutes,
  ...commentsRoutes,
  ...interviewGuidesRoutes,
  ...reportLinksRoutes,
  ...reportsRoutes,
  ...picturesRoutes,
  ...respondentRoutes,
  ...decisionsRoutes,
  ...outcomeRoutes,
  ...resultsRoutes,
  ...screeningRoutes,
  ...sessionsRoutes,
  ...catalogueRoutes,
  ...subscriptionsRoutes,
  ...situationsRoutes,
  ...slidesRoutes,
  ...pitchRoutes,
  ...pitchesRoutes,
  ...pitchVideosRoutes,
  ...receptionRoutes,
  ...storyRoutes,
  ...speechRoutes,
  ...supportRoutes,
  ...surveysRoutes,
  ...surveyContentRoutes,
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
  const { app_name, chat, public_url, support_email } = platform.config
  const app = buildProbes(platform)
  // Before the API, so that its security headers are on every reply.
  if (web_dist) {
    const previews = { '/catchers-pitch': describePage(platform) }
    await registerWeb(app, { dist: web_dist, app_name, contact: support_email, public_url, chat, previews })
  }
  registerMedia(app, platform)
  registerLinkPictures(app, platform, { [pagePicturePath]: findPagePicture(platform) })
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
