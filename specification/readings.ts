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
import type { Envelope } from '@catchpitch/contract/envelope'
import { errors } from '@catchpitch/contract/errors'
import { bornOn, gender } from '@catchpitch/contract/fields/born-on'
import { pictureTypes } from '@catchpitch/contract/fields/picture-types'
import { businessSize } from '@catchpitch/contract/groups/business-size'
import { colourImages, coverImages } from '@catchpitch/contract/groups/company-images'
import { importFormats } from '@catchpitch/contract/imports/import-formats'
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
import { planKind } from '@catchpitch/contract/plans/plans'
import { levelsOfRoleCode } from '@catchpitch/contract/reports/report-level'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { participantResponses } from '@catchpitch/contract/respondent/participant-response'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { resultStatus, resultStatusColour } from '@catchpitch/contract/results/result-status'
import { slideType } from '@catchpitch/contract/slides/slide'
import { recordingStates } from '@catchpitch/contract/speech/speech-code'
import { supervision, supervisionForSeniors } from '@catchpitch/contract/surveys/supervision'
import { hireType, surveyTabs } from '@catchpitch/contract/surveys/survey-choices'
import { listDepartments } from '@catchpitch/contract/teams/departments.endpoints'
import { videoOf, videoSites } from '@catchpitch/contract/videos/video-link'
import { shades } from '@catchpitch/method/shade'
import type { ConstantName } from './constants.ts'

/** The words of a table, each once, in the order in which they come. */
const wordsOf = (table: Record<string, string | null>) => [
  ...new Set(Object.values(table).filter((word) => word !== null)),
]

/** What was found, in the specification's order where the product's own does not matter; a stranger comes first. */
const inOrder = (order: readonly string[], found: Record<string, unknown>) =>
  Object.keys(found).toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

const reply: Envelope<null> = { status: 200, data: null, pagination: null, message: null }

/** Where the product keeps each constant. The only place here that knows how it is built. */
export const readings: { readonly [name in ConstantName]?: () => unknown } = {
  'cover images': () => Object.keys(coverImages).length,
  'colour images': () => Object.keys(colourImages).length,
  'order states': () => inOrder(['failed', 'pending', 'completed', 'declined'], orderState),
  'plan kinds': () => {
    const { default: usual, add_on, custom, annual } = planKind
    return { default: usual, addOn: add_on, custom, annual }
  },
  'e-mail states': () => inOrder(['failed', 'pending', 'completed', 'declined'], mailState),

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
  'keys of a reply': () => Object.keys(reply),
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
  'intro steps taken at a time': () => limits.intro_steps.at_a_time,
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
  'age, at least years': () => limits.age.min,
  'registration number characters': () => limits.registration_number,
  'video sources': () =>
    ['youtube', 'dailymotion', 'tiktok', 'facebook'].filter((site) => videoSites.some((one) => one === site)),
  'characters of a video id': () => videoOf('https://youtu.be/dQw4w9WgXcQ')?.id.length,
  'picture types': () => Object.keys(pictureTypes),
  'stored picture, type and quality': () => ({ type: 'jpg', quality: limits.picture.stored_quality }),
  'picture, exactly pixels': () => ({ width: limits.picture.side, height: limits.picture.side }),
  'stored picture, pixels': () => ({ width: limits.picture.stored_side, height: limits.picture.stored_side }),
  'image, at most MB': () => limits.picture.bytes / 1_000_000,
  'upload, at most MB': () => limits.video.bytes / 1_000_000,
  // One more is taken: what spreadsheet programs write today.
  'import types': () => importFormats.filter((format) => format !== 'xlsx'),
  'import, at most MB': () => limits.spreadsheet.bytes / 1024 / 1024,
  snapshot: () => {
    const { width, height } = limits.integrity.snapshot
    return { width, height, type: 'png' }
  },
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
