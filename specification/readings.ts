import { grants } from '@catchpitch/contract/access/permissions'
import {
  adminTypeOf,
  assignableRoles,
  groupRoleOf,
  roleId,
  roleKeyFrom,
  userCategoryOf,
} from '@catchpitch/contract/access/roles'
import { dayOf, formatDay, formatTime } from '@catchpitch/contract/dates'
import { endpoints } from '@catchpitch/contract/endpoints'
import { errors } from '@catchpitch/contract/errors'
import { ageRangeAt, ageRangeLabel, ageRangeOf, bornOn, gender, isAdult } from '@catchpitch/contract/fields/born-on'
import { pictureTypes } from '@catchpitch/contract/fields/picture-types'
import { businessSize } from '@catchpitch/contract/groups/business-size'
import { colourImages, coverImages } from '@catchpitch/contract/groups/company-images'
import { importFormats } from '@catchpitch/contract/imports/import-formats'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { inviteWeeks } from '@catchpitch/contract/invitations/invite-state'
import { defaultLanguage, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { listQuery } from '@catchpitch/contract/list'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { moduleForm } from '@catchpitch/contract/modules/module-form'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import { templateType } from '@catchpitch/contract/modules/template-type'
import { orderState } from '@catchpitch/contract/orders/orders'
import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import { suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { planKind } from '@catchpitch/contract/plans/plans'
import { levelsOfRoleCode } from '@catchpitch/contract/reports/report-level'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { participantResponses } from '@catchpitch/contract/respondent/participant-response'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { resultStatus, resultStatusColour } from '@catchpitch/contract/results/result-status'
import { slideType } from '@catchpitch/contract/slides/slide'
import { recordingStates } from '@catchpitch/contract/speech/speech-code'
import { manualMethods } from '@catchpitch/contract/subscriptions/subscription-form'
import { supervision, supervisionForSeniors } from '@catchpitch/contract/surveys/supervision'
import { hireType, integrityPolicies, surveyTabs } from '@catchpitch/contract/surveys/survey-choices'
import { listDepartments } from '@catchpitch/contract/teams/departments.endpoints'
import { videoOf, videoSites } from '@catchpitch/contract/videos/video-link'
import { shades } from '@catchpitch/method/shade'
import { stepsAfter } from '../server/src/features/current-user/intro-steps.rules.ts'
import { replyEnvelope } from '../server/src/platform/http/reply-envelope.ts'
import { drawPicture } from '../server/src/platform/pictures/draw-picture.ts'
import { drawSnapshot } from '../server/src/platform/pictures/draw-snapshot.ts'
import { openPicture } from '../server/src/platform/pictures/open-picture.ts'
import { pictureKindOf } from '../server/src/platform/pictures/picture-kind.ts'
import { videoKindOf } from '../server/src/platform/video/video-kind.ts'
import { pictureOf } from '../server/src/testing/pictures.ts'
import { impersonation } from '../web/src/api/impersonation.ts'
import { editLanding } from '../web/src/console/survey/edit-landing.ts'
import { words as enPitch } from '../web/src/i18n/en/pitch.ts'
import { words as msPitch } from '../web/src/i18n/ms/pitch.ts'
import { words as zhPitch } from '../web/src/i18n/zh/pitch.ts'
import { type ConstantName, constants } from './constants.ts'
import { keysWritten } from './page-sources.ts'

/** The words of a table, each once, in the order in which they come. */
const wordsOf = (table: Record<string, string | null>) => [
  ...new Set(Object.values(table).filter((word) => word !== null)),
]

/** What was found, in the specification's order where the product's own does not matter; a stranger comes first. */
const inOrder = (order: readonly string[], found: Record<string, unknown>) =>
  Object.keys(found).toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

/** What is asked for in a list, so that it can be said which of it is there. */
const askedOf = (list: 'links of videos' | 'keys that the browser keeps'): readonly string[] =>
  constants.flatMap(({ name, value }) => (name === list ? [...value] : []))

const written: ReadonlySet<string> = new Set(keysWritten())

/** What a file begins with, by what people call its type. */
const beginnings: Readonly<Record<string, string>> = {
  mp4: '\0\0\0\x18ftypisom',
  mov: '\0\0\0\x14ftypqt  ',
  wmv: '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9',
  avi: 'RIFF\0\0\0\0AVI LIST',
  avchd: '\0\0\0\0G'.padEnd(192, '\0').repeat(4),
  flv: 'FLV\x01\x05',
  f4v: '\0\0\0\x18ftypf4v ',
  swf: 'FWS\x09',
  mkv: '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska',
  webm: '\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm',
  html: '<html><video src="x.mp4">',
  'mpeg-2': '\0\0\x01\xba\x44',
}

const videoTypes = (are_taken: boolean) =>
  Object.entries(beginnings)
    .filter(([, beginning]) => (videoKindOf(Buffer.from(beginning, 'latin1')) !== null) === are_taken)
    .map(([type]) => type)

/** A stored picture as it lies there: a JPEG of the highest quality divides nothing, so its table holds ones alone. */
async function storedPicture() {
  const { side } = limits.picture
  const drawn = await drawPicture(await pictureOf('png', side, side))
  if (typeof drawn === 'string') return null
  const { bytes } = drawn
  const table = bytes.indexOf(Buffer.from([0xff, 0xdb]))
  const isExact = bytes.subarray(table + 5, table + 69).every((divisor) => divisor === 1)
  const opened = await openPicture(bytes)
  return {
    kind: { type: pictureKindOf(bytes)?.replace('jpeg', 'jpg'), quality: isExact ? 100 : null },
    size: { width: opened?.width, height: opened?.height },
  }
}

/** The picture of a camera as it is kept. */
async function storedSnapshot() {
  const { width, height } = limits.integrity.snapshot
  const drawn = await drawSnapshot(await pictureOf('png', width, height))
  const opened = drawn && (await openPicture(drawn.bytes))
  return { width: opened?.width, height: opened?.height, type: drawn && pictureKindOf(drawn.bytes) }
}

/** The specification's words for the topics that a pitch is suggested to answer. */
const topicsAsNamed: Readonly<Record<string, string>> = {
  environment: 'working environment',
  first_months: 'the first months',
  role: 'new role or replacement',
  contribution: 'contribution to the company',
  attributes: 'attributes for success',
}

/** Those that are suggested, each with a question to begin from in all languages. */
const suggestedQuestions = () =>
  suggestedTopics
    .filter((topic) => [enPitch, zhPitch, msPitch].every((words) => words[`pitchQuestion.${topic}`] !== ''))
    .map((topic) => topicsAsNamed[topic] ?? topic)

const todays = '2026-11-18'
const bornYearsAgo = (years: number) => `${2026 - years}-11-18`

function landings() {
  const landing = (questions: number, invited: number) =>
    editLanding({ questions, participants: { invited } }).replace('/surveys/$id/', '')
  return { no_questions: landing(0, 1), participants: landing(3, 1), otherwise: landing(3, 0) }
}

function headersOfImpersonated() {
  impersonation.remember({ impersonate_by: { id: 'somebody' } })
  const names = Object.keys(impersonation.headers())
  impersonation.remember(null)
  return names
}

/** Where the product keeps each constant. The only place here that knows how it is built. */
export const readings: { readonly [name in ConstantName]: () => unknown } = {
  'cover images': () => Object.keys(coverImages).length,
  'colour images': () => Object.keys(colourImages).length,
  'order states': () => inOrder(['failed', 'pending', 'completed', 'declined'], orderState),
  'plan kinds': () => {
    const { default: usual, add_on, custom, annual } = planKind
    return { default: usual, addOn: add_on, custom, annual }
  },
  'e-mail states': () => inOrder(['failed', 'pending', 'completed', 'declined'], mailState),

  'suggested pitch questions': suggestedQuestions,
  'links of videos': () => askedOf('links of videos').filter((link) => videoOf(link) !== null),
  'edit view leads to': landings,
  'payment methods entered by hand': () => manualMethods.map((method) => method.replaceAll('_', ' ')),
  'what a survey records': () => integrityPolicies.map((policy) => policy.replaceAll('_', ' ')),
  'integrity events': () => Object.keys(integrityEvent).map((kind) => kind.replaceAll('_', ' ')),
  'headers of an impersonated call': headersOfImpersonated,
  'keys that the browser keeps': () => askedOf('keys that the browser keeps').filter((key) => written.has(key)),

  'pitch types': () => Object.keys(slideType),
  'id of No Slider': () => noSlider,

  'recording states': () => recordingStates,
  'audio of a statement, at most seconds': () => limits.audio.seconds,

  'status of a wrong password': () => errors['signIn.wrong'].status,
  'status without a session': () => errors['session.missing'].status,
  'status without permission': () => errors['access.denied'].status,
  'status of absent data': () => errors['record.missing'].status,
  'status of a session that is over': () => errors['session.ended'].status,
  'status of an expired link': () => errors['link.expired'].status,
  'status of wrong input': () => errors['input.invalid'].status,
  'status of a failure of ours': () => errors['server.failed'].status,
  'keys of a reply': () => Object.keys(replyEnvelope(endpoints.logout, { data: null }, defaultLanguage)),
  'list parameters': () => inOrder(['group_id', 'page', 'keyword', 'filter', 'order'], listDepartments.query.shape),
  'lists are ascending by default': () => !listQuery({ order: ['name'] }).parse({}).order.descending,

  'role ids': () => roleId,
  'what a guest becomes': () => roleKeyFrom('guest'),
  'admin types': () => wordsOf(adminTypeOf),
  'group roles': () => wordsOf(groupRoleOf),
  'user categories': () => wordsOf(userCategoryOf),
  'roles that each role can assign': () => assignableRoles,
  'a longer permission string grants the shorter text': () => grants(['any.survey.view.text'], 'survey.view'),

  'levels of role codes': () => levelsOfRoleCode,

  // It asks for fewer than that many.
  'name of a person, limit in characters': () => limits.person_name.max + 1,
  'intro steps taken at a time': () => [1, 2, 3].findLast((steps) => stepsAfter(0, steps) !== null),
  'password, at least characters': () => limits.password.min,
  'e-mail, at most characters': () => limits.email.max,
  'mobile digits': () => limits.mobile.digits,
  'mobile digits with country code': () => {
    const { digits, country_code_digits } = limits.mobile
    return { min: country_code_digits.min + digits.min, max: country_code_digits.max + digits.max }
  },
  // As many as are taken and no others.
  'year of birth, digits': () =>
    ['190-01-01', '1990-01-01', '19900-01-01'].find((day) => bornOn.safeParse(day).success)?.indexOf('-'),
  genders: () => gender.options,
  'age, at least years': () => [17, 18, 19].find((years) => isAdult(bornYearsAgo(years), todays)),
  'age ranges': () => [...new Set(Array.from({ length: 80 }, (_, years) => ageRangeLabel[ageRangeAt(years)]))],
  'age range in the year of the 60th birthday': () => ageRangeLabel[ageRangeOf('1966-12-31', todays)],
  'registration number characters': () => limits.registration_number,
  'video sources': () =>
    ['youtube', 'dailymotion', 'tiktok', 'facebook'].filter((site) => videoSites.some((one) => one === site)),
  'characters of a video id': () => videoOf('https://youtu.be/dQw4w9WgXcQ')?.id.length,
  'picture types': () => Object.keys(pictureTypes),
  'stored picture, type and quality': async () => (await storedPicture())?.kind,
  'picture, exactly pixels': () => ({ width: limits.picture.side, height: limits.picture.side }),
  'stored picture, pixels': async () => (await storedPicture())?.size,
  'image, at most MB': () => limits.picture.bytes / 1_000_000,
  'video types': () => videoTypes(true),
  'refused video types': () => videoTypes(false),
  'upload, at most MB': () => limits.video.bytes / 1_000_000,
  // One more is taken: what spreadsheet programs write today.
  'import types': () => importFormats.filter((format) => format !== 'xlsx'),
  // One more is offered: what a company brings its participants from.
  'sample files': () => endpoints.getSample.params.shape.kind.options.filter((kind) => kind !== 'participants'),
  'import, at most MB': () => limits.spreadsheet.bytes / 1024 / 1024,
  snapshot: storedSnapshot,
  'first snapshot after seconds': () => limits.integrity.snapshot.first_s,
  'time between snapshots, at most ms': () => limits.integrity.snapshot.apart_ms,
  'e-mail local part, at most characters': () => limits.email.local_part,
  'e-mail label, at most characters': () => limits.email.label,

  'remembered session, days': () => limits.session.remembered_days,
  'session, days': () => limits.session.days,
  'idle impersonation ends after minutes': () => limits.impersonation.idle_minutes,
  'toast closes after seconds': () => limits.toast_ms / 1000,
  'day of 2026-09-21T16:05Z in Kuala Lumpur': () => dayOf(new Date('2026-09-21T16:05Z')),
  '2026-09-21T16:05Z as dd MMM yyyy in Kuala Lumpur': () => formatDay(new Date('2026-09-21T16:05Z'), 'en'),
  '2026-09-21T06:30Z as hh:mm bb in Kuala Lumpur': () => formatTime(new Date('2026-09-21T06:30Z'), 'en'),

  languages: () => languages,
  'default language': () => defaultLanguage,
  'template types': () => templateType,
  'module kinds': () => moduleKind,
  'business sizes': () => businessSize,
  'options of the numeric choice': () =>
    [1, 2, 3, 4, 5].filter((options) => moduleForm.shape.feelings_scale.safeParse(options).success),
  supervision: () => supervision,
  'supervision for senior roles only': () => supervisionForSeniors,
  'hire types': () => hireType,
  'survey tabs': () => surveyTabs,
  'queries of a survey, at most': () => limits.survey.queries.max,
  'survey expires after days': () => limits.survey.expires_days,
  'description words': () => limits.survey.description.words,
  'name of a thing, limit in characters': () => limits.survey.name.max,
  'result statuses': () => resultStatus,
  'result status colours': () => resultStatusColour,
  'participant responses': () => participantResponses,
  'survey steps': () =>
    Object.entries(testStep)
      .filter(([, number]) => number !== testStep.done)
      .toSorted(([, one], [, other]) => one - other)
      .map(([name]) => (name === 'writing' ? 'statement writing' : name.replaceAll('_', ' '))),
  'topic, minutes': () => limits.test.minutes,
  'statements of a situation': () => limits.test.slots,
  'input methods': () => ({
    typing: inputMethod.typing,
    speech_to_text: inputMethod.speech,
    images: inputMethod.images,
    youtube_links: inputMethod.links,
  }),
  'invite expiry choices, weeks': () => Object.values(inviteWeeks),
  'invite expires after weeks': () => inviteWeeks.one,
  'shades of a situation': () => Object.values(shades).flatMap((quadrant) => Object.values(quadrant)).length,
}
