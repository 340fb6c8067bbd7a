import { bind } from '#platform/http/bind'
import { presentExpiryTypes } from './expiry-types.rules.ts'
import { listOffered } from './options.queries.ts'
import { presentSupervision } from './supervision.rules.ts'

export const optionsRoutes = [
  bind('listOptions', async ({ db, language }, { params }) => ({
    data: await listOffered(db, params.list, language),
  })),
  bind('listJobPositions', async ({ db, language }) => ({ data: await listOffered(db, 'job_position', language) })),
  bind('listGoalTypes', async ({ db, language }) => ({ data: await listOffered(db, 'goal_type', language) })),
  bind('listExperienceTypes', async ({ db, language }) => ({
    data: await listOffered(db, 'participant_experience_type', language),
  })),
  bind('listSupervision', async ({ db, language }) => ({
    data: presentSupervision(await listOffered(db, 'supervision', language)),
  })),
  bind('listParticipantExpiryTypes', async ({ db, language }) => ({
    data: presentExpiryTypes(await listOffered(db, 'participant_expiry_type', language)),
  })),
]
