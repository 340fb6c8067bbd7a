import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { requiredDay } from '../fields/required-day.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { inputMethod } from '../respondent/input-method.ts'
import { standing } from '../results/listed-person.ts'
import { integrityFlags } from '../results/result-status.ts'
import { hashId, namedSurvey } from '../surveys/hash-id.ts'
import { reportPerson } from './report-person.ts'

const level = z.int().min(limits.survey.level.min).max(limits.survey.level.max)

/** The list from which somebody is read, as it was narrowed: who comes before and after follows from it. */
const readFrom = listQuery({
  order: ['completed_at'],
  filter: {
    status: standing,
    flag: z.enum(integrityFlags),
    dimension: id,
    query: id,
    survey: hashId,
    kind: z.coerce.number().pipe(z.int().min(0).max(6)),
    from: requiredDay,
    until: requiredDay,
  },
})
  .pick({ keyword: true, filter: true })
  .extend({
    order: z.enum(['-completed_at', 'completed_at']).default('-completed_at'),
    list: z.enum(['survey', 'company']).default('survey'),
  })

export const getReportInfo = endpoint({
  method: 'GET',
  path: '/my-surveys/get-survey-info',
  access: company('result.view'),
  summary: 'Whose report it is, of which survey, who comes before and after in it, and what the caller may do there.',
  query: readFrom.extend({ id }),
  reply: z.object({
    person: reportPerson,
    survey: namedSurvey,
    language: z.enum(languages),
    started_at: z.iso.datetime(),
    completed_at: z.iso.datetime(),
    method_version: z.int(),
    situations: z.int(),
    /** What became of somebody who is shortlisted; null as long as nothing is noted. */
    outcome: z.object({ hired_on: z.string(), resigned_on: z.string().nullable() }).nullable(),
    /** How many statements of a situation are shown unless another level is asked for, and what may be asked for. */
    level,
    levels: z.array(level),
    /** In the list that is read from. The position is null for who is not in it, or no longer: a decision may have moved them. */
    place: z.object({ position: z.int().nullable(), total: z.int(), previous: id.nullable(), next: id.nullable() }),
    can: z.object({
      unmask: z.boolean(),
      see_snapshots: z.boolean(),
      note_outcome: z.boolean(),
      edit_survey: z.boolean(),
    }),
  }),
})

export const getOrganicReport = endpoint({
  method: 'GET',
  path: '/my-surveys/get-survey-organic',
  access: company('result.view'),
  summary:
    'What somebody wrote, by situation and as they ranked it, with feeling, control and shade; as much of it as the level says that the role may have.',
  query: z.object({ id, level: z.coerce.number().pipe(level).optional() }),
  reply: z.object({
    level,
    feelings_scale: z.union([z.literal(2), z.literal(4)]),
    /** The situations by the importance that the person gave them, by their positions; empty if they were not asked. */
    compared: z.array(z.int()),
    topics: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        topic: z.string(),
        /** For how long writing went on after its time was up, until enough was written; null if it ended before. */
        seconds_over: z.int().nullable(),
        /** How many there are, also those that the level leaves out. */
        written: z.int(),
        statements: z.array(
          z.object({
            slot: z.int(),
            input_method: z.enum(inputMethod),
            text: z.string(),
            /** What it was taken from, while it is kept: to be listened to by a call of its own. */
            recording: z.object({ id, seconds: z.number() }).nullable(),
            /** Where the picture that it shows can be seen, for a minute. */
            picture: z.string().nullable(),
            /** The video that it is about, as the person linked to it. */
            link: z.string().nullable(),
            rank: z.int().nullable(),
            feeling: z.int().nullable(),
            control: z.int().nullable(),
            quadrant: z.int().nullable(),
            shade: z.int().nullable(),
            /** What the situation calls that quadrant, and that shade of it. */
            parameter: z.string().nullable(),
            shade_text: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
})

export const listenToStatement = endpoint({
  method: 'GET',
  path: '/results/{id}/recordings/{recording_id}',
  access: company('result.view'),
  summary: 'An address at which a spoken statement can be heard for a minute; who listens is written to the audit log.',
  params: z.object({ id, recording_id: id }),
  reply: z.object({ seconds: z.number(), url: z.string() }),
})

export const unmaskResult = endpoint({
  method: 'POST',
  path: '/results/{id}/unmask',
  access: company('result.names'),
  summary: 'See the name of somebody whom the survey shows by a code, for a reason that is written to the audit log.',
  params: z.object({ id }),
  body: z.object({ reason: text(limits.unmasking.reason) }),
  reply: z.object({ name: z.string() }),
})
