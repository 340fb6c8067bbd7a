import { type EditionContent, editionContent } from '@catchpitch/contract/surveys/edition-content'

/** What an edition is made of, as the tables tell it. */
export type EditionParts = {
  company: string
  survey: {
    name: string
    description: string
    expression: readonly number[]
    /** A preview of a module has none of the following. */
    screening_questions?: readonly string[]
    strategy_steps?: unknown
    role?: string
    skills_required?: string
    supervision_provided?: number | null
    /** What the position is called in the list that it was picked from, in each language. */
    job_position_name?: unknown
  }
  module: {
    kind: number
    feelings_scale: number
    instructions: unknown
    things_to_remember: unknown
    completion_message: unknown
  }
  consent: { version: number; body: unknown }
  /** In the order in which they are asked. */
  situations: readonly {
    id: string
    dimension_id: string
    name: unknown
    topic: unknown
    text_display: unknown
    sample_statements: unknown
    quadrants: unknown
  }[]
}

/** The survey as it will be answered and read. The schema is asked once, here: nobody who reads an edition asks again. */
export function compileEdition({ company, survey, module, consent, situations }: EditionParts): EditionContent {
  return editionContent.parse({
    company,
    name: survey.name,
    description: survey.description,
    expression: survey.expression,
    screening_questions: survey.screening_questions,
    job_position: survey.job_position_name,
    position_applied: survey.role,
    skills_required: survey.skills_required,
    supervision_provided: survey.supervision_provided,
    hiring_strategy: survey.strategy_steps,
    module_kind: module.kind,
    feelings_scale: module.feelings_scale,
    instructions: module.instructions,
    things_to_remember: module.things_to_remember,
    completion_message: module.completion_message,
    consent,
    situations,
  })
}
