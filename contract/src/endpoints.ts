import * as audit from './audit/audit.endpoints.ts'
import * as auth from './auth/auth.endpoints.ts'
import * as funnel from './business-intelligence/funnel.endpoints.ts'
import * as hiringOutcomes from './business-intelligence/hiring-outcomes.endpoints.ts'
import * as milestones from './business-intelligence/milestones.endpoints.ts'
import { catalogueEndpoints } from './catalogue/catalogue.endpoints.ts'
import * as uses from './catalogue/uses.endpoints.ts'
import * as comments from './comments/comments.endpoints.ts'
import * as companyPage from './company-page/company-page.endpoints.ts'
import * as showcase from './company-page/showcase.endpoints.ts'
import * as currentUser from './current-user/current-user.endpoints.ts'
import * as companyDashboard from './dashboard/company-dashboard.endpoints.ts'
import * as exports from './exports/exports.endpoints.ts'
import * as account from './groups/account.endpoints.ts'
import * as chosenPlan from './groups/chosen-plan.endpoints.ts'
import * as firstSurvey from './groups/first-survey.endpoints.ts'
import * as groupSurveys from './groups/group-surveys.endpoints.ts'
import * as groups from './groups/groups.endpoints.ts'
import * as guides from './guides/guides.endpoints.ts'
import * as hiringStrategies from './hiring-strategies/hiring-strategies.endpoints.ts'
import * as impersonation from './impersonation/impersonation.endpoints.ts'
import * as imports from './imports/imports.endpoints.ts'
import * as participantsImport from './imports/participants-import.endpoints.ts'
import * as companyIntegrity from './integrity/company-integrity.endpoints.ts'
import * as integrity from './integrity/integrity.endpoints.ts'
import * as interviewGuides from './interview-guides/interview-guides.endpoints.ts'
import * as emailTemplates from './invitations/email-templates.endpoints.ts'
import * as interest from './invitations/interest.endpoints.ts'
import * as invitations from './invitations/invitations.endpoints.ts'
import * as shareLinks from './invitations/share-links.endpoints.ts'
import * as invoices from './invoices/invoices.endpoints.ts'
import * as live from './live/live.endpoints.ts'
import * as emailLogs from './mail/email-logs.endpoints.ts'
import * as emailSettings from './mail/email-settings.endpoints.ts'
import * as modules from './modules/modules.endpoints.ts'
import * as offeredJobTemplates from './modules/offered-job-templates.endpoints.ts'
import * as offeredModules from './modules/offered-modules.endpoints.ts'
import * as notifications from './notifications/notifications.endpoints.ts'
import * as options from './options/options.endpoints.ts'
import * as orders from './orders/orders.endpoints.ts'
import * as transactions from './orders/transactions.endpoints.ts'
import * as wpOrders from './orders/wp-orders.endpoints.ts'
import * as payments from './payments/payments.endpoints.ts'
import * as people from './people/people.endpoints.ts'
import * as personResults from './people/person-results.endpoints.ts'
import * as pitch from './pitch/pitch.endpoints.ts'
import * as pitches from './pitch/pitches.endpoints.ts'
import * as pitchReception from './pitch/reception.endpoints.ts'
import * as pitchStory from './pitch/story.endpoints.ts'
import * as pitchVideos from './pitch/videos.endpoints.ts'
import * as places from './places/places.endpoints.ts'
import * as planDetails from './plans/plan-details.endpoints.ts'
import * as plans from './plans/plans.endpoints.ts'
import * as privacy from './privacy/privacy.endpoints.ts'
import * as profile from './profile/profile.endpoints.ts'
import * as reportLinks from './report-links/report-links.endpoints.ts'
import * as blindReading from './reports/blind-reading.endpoints.ts'
import * as interpretations from './reports/interpretations.endpoints.ts'
import * as reports from './reports/reports.endpoints.ts'
import * as ownSurveys from './respondent/own-surveys.endpoints.ts'
import * as statementPictures from './respondent/pictures.endpoints.ts'
import * as respondent from './respondent/respondent.endpoints.ts'
import * as allResults from './results/all-results.endpoints.ts'
import * as decisions from './results/decisions.endpoints.ts'
import * as fairness from './results/fairness.endpoints.ts'
import * as outcome from './results/outcome.endpoints.ts'
import * as results from './results/results.endpoints.ts'
import * as screening from './results/screening.endpoints.ts'
import * as sessions from './sessions/sessions.endpoints.ts'
import * as situations from './situations/situations.endpoints.ts'
import * as slides from './slides/slides.endpoints.ts'
import * as speech from './speech/speech.endpoints.ts'
import * as ownSubscription from './subscriptions/own-subscription.endpoints.ts'
import * as subscriptions from './subscriptions/subscriptions.endpoints.ts'
import * as support from './support/support.endpoints.ts'
import * as surveyContent from './surveys/survey-content.endpoints.ts'
import * as surveyPitch from './surveys/survey-pitch.endpoints.ts'
import * as surveyStrategy from './surveys/survey-strategy.endpoints.ts'
import * as surveys from './surveys/surveys.endpoints.ts'
import * as dashboard from './system/dashboard.endpoints.ts'
import * as system from './system/system.endpoints.ts'
import * as colleagues from './teams/colleagues.endpoints.ts'
import * as coverPhoto from './teams/cover-photo.endpoints.ts'
import * as departments from './teams/departments.endpoints.ts'

/** The calls by their folder, whose name is also that of the feature that answers them. */
export const endpointsByFolder = {
  audit,
  auth,
  'business-intelligence': { ...funnel, ...hiringOutcomes, ...milestones },
  catalogue: { ...catalogueEndpoints, ...uses },
  comments,
  'company-page': { ...companyPage, ...showcase },
  'current-user': currentUser,
  dashboard: companyDashboard,
  groups: { ...account, ...chosenPlan, ...firstSurvey, ...groupSurveys, ...groups },
  guides,
  'hiring-strategies': hiringStrategies,
  impersonation,
  exports,
  'report-links': reportLinks,
  imports: { ...imports, ...participantsImport },
  integrity: { ...integrity, ...companyIntegrity },
  'interview-guides': interviewGuides,
  invitations: { ...emailTemplates, ...interest, ...invitations, ...shareLinks },
  live,
  mail: { ...emailLogs, ...emailSettings },
  modules: { ...modules, ...offeredModules, ...offeredJobTemplates },
  notifications,
  options,
  invoices,
  orders: { ...orders, ...transactions, ...wpOrders },
  payments,
  people: { ...people, ...personResults },
  pitch: { ...pitch, ...pitches, ...pitchVideos, ...pitchReception, ...pitchStory },
  places,
  plans: { ...plans, ...planDetails },
  privacy,
  profile,
  reports: { ...reports, ...interpretations, ...blindReading },
  respondent: { ...ownSurveys, ...respondent, ...statementPictures },
  results: { ...results, ...allResults, ...decisions, ...fairness, ...outcome, ...screening },
  sessions,
  situations,
  slides,
  speech,
  subscriptions: { ...subscriptions, ...ownSubscription },
  support,
  surveys: { ...surveys, ...surveyContent, ...surveyPitch, ...surveyStrategy },
  system: { ...dashboard, ...system },
  teams: { ...colleagues, ...coverPhoto, ...departments },
}

/** Every call of the product by its name. What is not in here cannot be bound, called or documented. */
export const endpoints = {
  ...allResults,
  ...audit,
  ...auth,
  ...catalogueEndpoints,
  ...colleagues,
  ...companyDashboard,
  ...companyPage,
  ...coverPhoto,
  ...currentUser,
  ...dashboard,
  ...departments,
  ...emailLogs,
  ...emailSettings,
  ...emailTemplates,
  ...account,
  ...chosenPlan,
  ...firstSurvey,
  ...funnel,
  ...hiringOutcomes,
  ...milestones,
  ...groups,
  ...groupSurveys,
  ...guides,
  ...hiringStrategies,
  ...impersonation,
  ...exports,
  ...reportLinks,
  ...imports,
  ...integrity,
  ...companyIntegrity,
  ...interest,
  ...invitations,
  ...live,
  ...modules,
  ...notifications,
  ...offeredModules,
  ...offeredJobTemplates,
  ...options,
  ...invoices,
  ...orders,
  ...ownSubscription,
  ...payments,
  ...participantsImport,
  ...people,
  ...personResults,
  ...pitch,
  ...pitches,
  ...pitchVideos,
  ...pitchReception,
  ...pitchStory,
  ...places,
  ...planDetails,
  ...plans,
  ...privacy,
  ...profile,
  ...ownSurveys,
  ...reports,
  ...interpretations,
  ...blindReading,
  ...comments,
  ...interviewGuides,
  ...respondent,
  ...statementPictures,
  ...results,
  ...fairness,
  ...outcome,
  ...screening,
  ...decisions,
  ...sessions,
  ...showcase,
  ...shareLinks,
  ...speech,
  ...subscriptions,
  ...situations,
  ...slides,
  ...support,
  ...surveys,
  ...surveyContent,
  ...surveyPitch,
  ...surveyStrategy,
  ...transactions,
  ...wpOrders,
  ...system,
  ...uses,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
