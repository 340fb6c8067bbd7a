type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value }

/** A number, a list or a table that the specification fixes, and what it is. */
type Constant = { readonly name: string; readonly value: Value }

const states = [
  { name: 'result statuses', value: { accepted: 9, rejected: 10, pipeline: 11 } },
  { name: 'result status colours', value: { accepted: 'turquoise', rejected: 'red', pipeline: 'purple' } },
  { name: 'participant responses', value: ['interested', 'notInterested'] },
  { name: 'survey tabs', value: ['overview', 'purpose', 'pipeline', 'result', 'screening', 'invite'] },
  { name: 'plan kinds', value: { default: 1, addOn: 2, custom: 3, annual: 4 } },
  { name: 'recording states', value: ['recording', 'paused', 'ended'] },
  { name: 'order states', value: ['failed', 'pending', 'completed', 'declined'] },
  { name: 'e-mail states', value: ['failed', 'pending', 'completed', 'declined'] },
  {
    name: 'survey steps',
    value: [
      'instructions',
      'short questions',
      'input method',
      'statement writing',
      'importance',
      'feelings',
      'control',
      'compare',
    ],
  },
  { name: 'intro steps taken at a time', value: 1 },
  { name: 'pitch types', value: ['interpretation', 'question'] },
  { name: 'id of No Slider', value: 0 },
  { name: 'genders', value: ['MALE', 'FEMALE'] },
  { name: 'video sources', value: ['youtube', 'dailymotion', 'tiktok', 'facebook'] },
  {
    name: 'suggested pitch questions',
    value: [
      'working environment',
      'the first months',
      'new role or replacement',
      'contribution to the company',
      'attributes for success',
    ],
  },
  {
    name: 'links of videos',
    value: [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.dailymotion.com/video/x8abcde',
      'https://www.facebook.com/watch/?v=1234567890123456',
      'https://www.tiktok.com/@kopi.co/video/7123456789012345678',
    ],
  },
  {
    name: 'edit view leads to',
    value: { no_questions: 'questions', participants: 'participants', otherwise: 'email-templates' },
  },
  { name: 'payment methods entered by hand', value: ['online transfer', 'cash', 'manual'] },
] as const satisfies Constant[]

const recorded = [
  { name: 'what a survey records', value: ['events and snapshots', 'events', 'none'] },
  {
    name: 'integrity events',
    value: [
      'tab hidden',
      'focus lost',
      'cut',
      'copy',
      'paste',
      'right click',
      'second window',
      'camera off',
      'network changed',
      'repeat attempt',
      'snapshot',
    ],
  },
] as const satisfies Constant[]

/** What is sent with a call, and what the browser keeps between them. */
const client = [
  { name: 'headers of an impersonated call', value: ['impersonator', 'unique-id'] },
  {
    name: 'keys that the browser keeps',
    value: [
      'token',
      'user',
      'role',
      'session',
      'selectedGroup',
      'hasActivePlan',
      'impersonation',
      'impersonate',
      'uniqueId',
      'language',
      'plan',
      'period',
      'introJsStep',
    ],
  },
] as const satisfies Constant[]

const replies = [
  { name: 'status of a wrong password', value: 401 },
  { name: 'status without a session', value: 401 },
  { name: 'status without permission', value: 403 },
  { name: 'status of absent data', value: 404 },
  { name: 'status of a session that is over', value: 408 },
  { name: 'status of an expired link', value: 410 },
  { name: 'status of wrong input', value: 422 },
  { name: 'status of a failure of ours', value: 500 },
  { name: 'keys of a reply', value: ['status', 'data', 'pagination', 'message'] },
  { name: 'list parameters', value: ['group_id', 'page', 'keyword', 'filter', 'order'] },
  { name: 'lists are ascending by default', value: true },
] as const satisfies Constant[]

const people = [
  { name: 'role ids', value: { root: 1, manager: 3, moderator: 7, owner: 8, member: 9, applicant: 10 } },
  { name: 'what a guest becomes', value: 'applicant' },
  { name: 'admin types', value: ['SuperAdmin', 'SurveyAdmin'] },
  { name: 'group roles', value: ['Owner', 'Member', 'Guest'] },
  { name: 'user categories', value: ['management', 'respondent'] },
  {
    name: 'roles that each role can assign',
    value: {
      root: ['manager', 'moderator', 'owner', 'applicant'],
      moderator: ['manager', 'owner', 'applicant'],
      owner: ['manager', 'applicant'],
      manager: ['applicant'],
      member: [],
      applicant: [],
    },
  },
  { name: 'a longer permission string grants the shorter text', value: true },
  { name: 'levels of role codes', value: { SA: [6, 7, 8, 9, 10, 11, 12], ME: [6], RA: [6] } },
] as const satisfies Constant[]

const formLimits = [
  { name: 'name of a person, limit in characters', value: 50 },
  { name: 'password, at least characters', value: 8 },
  { name: 'e-mail, at most characters', value: 254 },
  { name: 'e-mail local part, at most characters', value: 64 },
  { name: 'e-mail label, at most characters', value: 63 },
  { name: 'mobile digits', value: { min: 9, max: 13 } },
  { name: 'mobile digits with country code', value: { min: 10, max: 17 } },
  { name: 'age, at least years', value: 18 },
  { name: 'age ranges', value: ['17 and below', '18-24', '25-34', '35-44', '45-59', '60 and above'] },
  { name: 'age range in the year of the 60th birthday', value: '60 and above' },
  { name: 'year of birth, digits', value: 4 },
  { name: 'registration number characters', value: { min: 5, max: 15 } },
  { name: 'description words', value: { min: 700, max: 2000 } },
  { name: 'name of a thing, limit in characters', value: 100 },
  { name: 'queries of a survey, at most', value: 8 },
  { name: 'options of the numeric choice', value: [2, 4] },
  { name: 'characters of a video id', value: 11 },
] as const satisfies Constant[]

const fileLimits = [
  { name: 'picture types', value: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'] },
  { name: 'picture, exactly pixels', value: { width: 640, height: 640 } },
  { name: 'stored picture, pixels', value: { width: 600, height: 600 } },
  { name: 'stored picture, type and quality', value: { type: 'jpg', quality: 100 } },
  {
    name: 'video types',
    value: ['mp4', 'mov', 'wmv', 'avi', 'avchd', 'flv', 'f4v', 'mkv', 'webm', 'mpeg-2'],
  },
  // Programs, and no videos: agreed to be refused.
  { name: 'refused video types', value: ['swf', 'html'] },
  { name: 'image, at most MB', value: 11 },
  { name: 'upload, at most MB', value: 100 },
  { name: 'import, at most MB', value: 5 },
  { name: 'import types', value: ['csv', 'xls'] },
  { name: 'sample files', value: ['users', 'admins'] },
  { name: 'snapshot', value: { width: 400, height: 225, type: 'png' } },
  { name: 'first snapshot after seconds', value: 10 },
  { name: 'time between snapshots, at most ms', value: 600_000 },
  { name: 'cover images', value: 8 },
  { name: 'colour images', value: 8 },
] as const satisfies Constant[]

const times = [
  { name: 'remembered session, days', value: 7 },
  { name: 'session, days', value: 1 },
  { name: 'idle impersonation ends after minutes', value: 10 },
  { name: 'toast closes after seconds', value: 5 },
  { name: 'topic, minutes', value: 10 },
  { name: 'audio of a statement, at most seconds', value: 60 },
  { name: 'survey expires after days', value: 30 },
  { name: 'invite expiry choices, weeks', value: [1, 2] },
  { name: 'invite expires after weeks', value: 1 },
  { name: 'day of 2026-09-21T16:05Z in Kuala Lumpur', value: '2026-09-22' },
  { name: '2026-09-21T16:05Z as dd MMM yyyy in Kuala Lumpur', value: '22 Sep 2026' },
  { name: '2026-09-21T06:30Z as hh:mm bb in Kuala Lumpur', value: '02:30 PM' },
] as const satisfies Constant[]

const choices = [
  { name: 'languages', value: ['en', 'zh', 'ms'] },
  { name: 'default language', value: 'en' },
  { name: 'statements of a situation', value: { min: 8, max: 12 } },
  { name: 'shades of a situation', value: 12 },
  { name: 'business sizes', value: { micro: 1, small: 2, medium: 3, large: 4 } },
  { name: 'template types', value: { none: 0, job_description: 1, day_to_day_scenario: 2 } },
  { name: 'input methods', value: { typing: 1, speech_to_text: 2, images: 4, youtube_links: 5 } },
  { name: 'supervision', value: { direct: 1, intermittent: 2, general: 3 } },
  { name: 'supervision for senior roles only', value: ['general'] },
  { name: 'hire types', value: { new_position: 1, replacement: 2, part_time: 3 } },
  {
    name: 'module kinds',
    value: {
      custom: 0,
      jd_fit: 1,
      rise_and_shine: 2,
      potential_business_partner: 3,
      potential_collaborator: 4,
      self_employed: 5,
      startups: 6,
    },
  },
] as const satisfies Constant[]

/** Every number, enumeration and table that the specification fixes. */
export const constants = [
  ...states,
  ...recorded,
  ...client,
  ...replies,
  ...people,
  ...formLimits,
  ...fileLimits,
  ...times,
  ...choices,
] as const satisfies Constant[]

export type ConstantName = (typeof constants)[number]['name']
