import { dayOf } from '@catchpitch/contract/dates'
import { businessSize } from '@catchpitch/contract/groups/business-size'
import { languageFrom } from '@catchpitch/contract/languages'
import { moduleKind } from '@catchpitch/contract/modules/module-kind'
import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { supervision } from '@catchpitch/contract/surveys/supervision'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { hireType, integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { peopleOf, statusFrom } from './survey.presenter.ts'
import { oneOf } from './survey.rules.ts'
import type { findSurveyRecord } from './surveys.queries.ts'

type SurveyRecord = NonNullable<Awaited<ReturnType<typeof findSurveyRecord>>>

const methods = Object.values(inputMethod)

type Shown = Pick<WholeSurvey, 'group_id' | 'index_criteria' | 'can'>

export function presentWholeSurvey(row: SurveyRecord, { group_id, index_criteria, can }: Shown): WholeSurvey {
  const kind = oneOf(moduleKind, row.module_kind)
  return {
    id: row.id,
    hashId: row.hash_id,
    group_id,
    name: row.name,
    description: row.description,
    status: statusFrom(row.status),
    version: row.version,
    language: languageFrom(row.language),
    department_id: row.department_id,
    department: row.department,
    expires_on: dayOf(row.expires_at),
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    job_position: row.job_position,
    role: row.role,
    skills_required: row.skills_required,
    supervision_provided: oneOf(supervision, row.supervision_provided),
    goal_type: row.goal_type,
    hire_type: oneOf(hireType, row.hire_type),
    business_size: oneOf(businessSize, row.business_size),
    purpose: row.purpose,
    experience_type: row.experience_type,
    shows_names: row.shows_names,
    integrity_policy: oneOf(integrityPolicy, row.integrity_policy) ?? integrityPolicy.events_and_snapshots,
    may_explain: row.may_explain,
    level: row.level,
    module: row.module_id === null || kind === null ? null : { id: row.module_id, name: row.module_name, kind },
    expression: methods.filter((method) => row.expression.includes(method)),
    questions: row.questions,
    screening_questions: row.screening_questions,
    index_criteria,
    own_mails: row.own_mails,
    strategy: row.strategy_id === null ? null : row.strategy_name,
    pitch_id: row.shows_pitch ? row.pitch_id : noSlider,
    pitch: row.pitch,
    participants: peopleOf(row),
    is_frozen: row.first_answer_at !== null,
    can,
  }
}
