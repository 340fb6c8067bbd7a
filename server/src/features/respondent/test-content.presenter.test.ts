import { editionContent } from '@catchpitch/contract/surveys/edition-content'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import { describe, expect, it } from 'vitest'
import { compileEdition } from '#features/surveys/surveys.public'
import { presentPitchFacts } from './test-content.presenter.ts'

const texts = (en: string) => ({ en, zh: '', ms: '' })
const crew = { en: 'Service crew', zh: '餐厅服务人员', ms: 'Kru layanan' }
const steps = [{ name: 'We read', description: 'Within a week.' }]

type EditionParts = Parameters<typeof compileEdition>[0]

const parts: EditionParts = {
  company: 'Kopi & Kain',
  survey: { name: 'Barista', description: '', expression: [1] },
  module: {
    kind: 0,
    feelings_scale: 4,
    instructions: texts(''),
    things_to_remember: texts(''),
    completion_message: null,
  },
  consent: { version: 1, body: texts('') },
  situations: [],
}

const compiled = (survey: Partial<EditionParts['survey']> = {}) =>
  compileEdition({ ...parts, survey: { ...parts.survey, ...survey } })

const whole = {
  job_position_name: crew,
  role: 'Barista',
  skills_required: 'Milk.\nPatience.',
  supervision_provided: supervision.direct,
  strategy_steps: steps,
}
const nothing = {
  job_position: '',
  position_applied: '',
  skills_required: '',
  supervision_provided: null,
  hiring_strategy: [],
}

describe('presentPitchFacts', () => {
  it.each([
    [
      'everything, in the language of the reader',
      whole,
      'zh',
      {
        job_position: crew.zh,
        position_applied: 'Barista',
        skills_required: 'Milk.\nPatience.',
        supervision_provided: supervision.direct,
        hiring_strategy: steps,
      },
    ],
    ['in English what nobody has translated', { job_position_name: texts('Crew') }, 'ms', { job_position: 'Crew' }],
    [
      'the same position only once',
      { job_position_name: crew, role: ' service CREW ' },
      'en',
      { job_position: 'Service crew', position_applied: '' },
    ],
    [
      'it twice where the list calls it differently',
      { job_position_name: crew, role: 'Service crew' },
      'ms',
      { job_position: 'Kru layanan', position_applied: 'Service crew' },
    ],
    ['what the company calls a position of no list', { role: 'Barista' }, 'en', { position_applied: 'Barista' }],
    ['nothing of a module that nobody has made a survey of', {}, 'en', {}],
    ['nothing that was left open', { job_position_name: null, role: '', supervision_provided: null }, 'en', {}],
  ] as const)('says %s', (_what, survey, language, said) => {
    expect(presentPitchFacts(compiled(survey), language)).toEqual({ ...nothing, ...said })
  })

  it('says nothing of editions from before there was anything to say', () => {
    const older = Object.fromEntries(Object.entries(compiled(whole)).filter(([key]) => !Object.hasOwn(nothing, key)))
    expect(presentPitchFacts(editionContent.parse(older), 'en')).toEqual(nothing)
  })
})
