import { peopleRules } from './people-rules.ts'
import { anyId, type Rule } from './rule.ts'

const words = (text: string) => ({ en: text, zh: text, ms: text })
const nothing = words('')
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`)

const quadrant = { parameter: words('Calm'), much: words('Much'), some: words('Some'), none: words('None') }
const quadrants = [quadrant, quadrant, quadrant, quadrant]

/** Section 5, of surveys and what they are made of. */
const aboutSurveys: readonly Rule[] = [
  {
    name: 'queries, 8 at most',
    call: 'POST /my-surveys/{id}/save-queries',
    field: 'query_ids',
    takes: [[], ids(8)],
    refuses: [ids(9)],
  },
  {
    name: 'name of a survey',
    call: 'PUT /my-surveys/{id}/update',
    field: 'name',
    takes: ['Barista', 'x'.repeat(100)],
    refuses: ['', 'x'.repeat(101)],
  },
  {
    name: 'description of a survey, in words',
    call: 'PUT /my-surveys/{id}/update',
    field: 'description',
    takes: ['word '.repeat(2000)],
    refuses: ['word '.repeat(2001)],
  },
  {
    name: 'supervision',
    call: 'PUT /my-surveys/{id}/update',
    field: 'supervision_provided',
    takes: [1, 2, 3, null],
    refuses: [0, 4],
  },
  {
    name: 'ways of expressing',
    call: 'POST /my-surveys/{id}/save-expression',
    field: 'expression',
    takes: [[1, 2, 4, 5], [1]],
    refuses: [[], [3]],
  },
  {
    name: 'people of a bulk decision',
    call: 'POST /my-surveys/survey-result-status',
    field: 'result_ids',
    takes: [[anyId]],
    refuses: [[], undefined],
  },
  {
    name: 'decision',
    call: 'POST /my-surveys/survey-result-status',
    field: 'status',
    takes: [9, 10, 11],
    refuses: [undefined, 8, 12],
  },
  {
    name: 'topic of a situation',
    call: 'POST /admin/situations',
    field: 'topic',
    takes: [words('At work')],
    refuses: [nothing, undefined],
  },
  {
    name: 'quadrants of a situation, all filled',
    call: 'POST /admin/situations',
    field: 'quadrants',
    takes: [quadrants],
    refuses: [
      undefined,
      quadrants.slice(1),
      [...quadrants.slice(1), { ...quadrant, parameter: nothing }],
      [...quadrants.slice(1), { ...quadrant, none: nothing }],
    ],
  },
  ...(['name', 'description'] as const).map((field) => ({
    name: `${field} of an interpretation`,
    call: 'POST /admin/interpretations' as const,
    field,
    takes: [words('Steady')],
    refuses: [nothing, undefined],
  })),
  {
    name: 'business size of an interpretation',
    call: 'POST /admin/interpretations',
    field: 'business_size',
    takes: [1, 2, 3, 4],
    refuses: [undefined, 5],
  },
  {
    name: 'type of an interpretation',
    call: 'POST /admin/interpretations',
    field: 'type',
    takes: [1, 2],
    refuses: [undefined, 0],
  },
]

/** Section 5, of answers. */
const aboutAnswers: readonly Rule[] = [
  {
    name: 'input method',
    call: 'POST /select-input-method',
    field: 'input_method',
    takes: [1, 2, 4, 5],
    refuses: [0, 3],
  },
  { name: 'places of statements', call: 'POST /statement', field: 'slot', takes: [1, 8, 12], refuses: [0, 13] },
  {
    name: 'ranking of a topic, each place once',
    call: 'POST /importance',
    field: 'ranking',
    takes: [[3, 1, 2, 4, 5, 6, 7, 8]],
    refuses: [[1, 1, 2], [13]],
  },
  {
    name: 'feelings as a sequence',
    call: 'POST /feelings',
    field: 'feelings',
    takes: [[1, 1, 2, 3, 4, 3, 2, 1]],
    refuses: [[0], [5], Array.from({ length: 13 }, () => 1)],
  },
  {
    name: 'control: much, some, none',
    call: 'POST /control',
    field: 'controls',
    takes: [[1, 2, 3, 3, 2, 1, 1, 1]],
    refuses: [[0], [4], Array.from({ length: 13 }, () => 1)],
  },
]

/** The rules of section 5, and what each means for a field. */
export const rules: readonly Rule[] = [...peopleRules, ...aboutSurveys, ...aboutAnswers]
