import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { idsByCode, optionIdsByCode, stamped } from './catalog-ids.queries.ts'
import { defaultGuides } from './default-guides.ts'
import { defaultInterpretations } from './default-interpretations.ts'
import { defaultJobs } from './default-jobs.ts'
import { defaultMails } from './default-mails.ts'
import { defaultNotices } from './default-notices.ts'
import { defaultSlides } from './default-slides.ts'
import { defaultStrategies } from './default-strategies.ts'
import { defaultTemplates } from './default-templates.ts'

async function insertMissingInterpretations(db: Connection, now: Date): Promise<void> {
  const dimensionId = await idsByCode(db, 'dimensions')
  const rows = defaultInterpretations.map(({ code, dimension, quadrant, type, name, description }, index) => ({
    ...stamped(now, index),
    code,
    dimension_id: dimensionId(dimension),
    quadrant,
    type,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
  }))
  await db
    .insertInto('interpretations')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingGuides(db: Connection, now: Date): Promise<void> {
  const rows = defaultGuides.map(({ code, audience, name, body }, index) => ({
    ...stamped(now, index),
    code,
    audience,
    name: JSON.stringify(name),
    body: JSON.stringify(body),
  }))
  await db
    .insertInto('guides')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingTemplates(db: Connection, now: Date): Promise<void> {
  const moduleId = await idsByCode(db, 'modules')
  const situationId = await idsByCode(db, 'situations')
  const industryId = await optionIdsByCode(db, 'industry')
  const rows = defaultTemplates.map(({ code, name, body, module, situations, industry, job_position }, index) => ({
    ...stamped(now, index),
    code,
    // A survey, in the specification's numbers.
    type: 0,
    name: JSON.stringify(name),
    body: JSON.stringify(body),
    module_id: moduleId(module),
    situation_ids: situations.map(situationId),
    industry_id: industry === null ? null : industryId(industry),
    job_position,
  }))
  await db
    .insertInto('templates')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingJobs(db: Connection, now: Date): Promise<void> {
  const industryId = await optionIdsByCode(db, 'industry')
  const rows = defaultJobs.map(({ industry, name, skills, description, ...job }, index) => ({
    ...stamped(now, index),
    ...job,
    name: JSON.stringify(name),
    skills: JSON.stringify(skills),
    description: JSON.stringify(description),
    industry_id: industry === null ? null : industryId(industry),
  }))
  await db
    .insertInto('job_templates')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingStrategies(db: Connection, now: Date): Promise<void> {
  const rows = defaultStrategies.map(({ code, name, description, steps }, index) => ({
    ...stamped(now, index),
    code,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    steps: JSON.stringify(steps),
  }))
  await db
    .insertInto('hiring_strategies')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingSlides(db: Connection, now: Date): Promise<void> {
  const rows = defaultSlides.map(({ code, type, name, body }, index) => ({
    ...stamped(now, index),
    code,
    type,
    // Text, as against pictures and videos.
    kind: 1,
    name: JSON.stringify(name),
    body: JSON.stringify(body),
  }))
  await db
    .insertInto('admin_slides')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingNotices(db: Connection, now: Date): Promise<void> {
  const rows = defaultNotices.map(({ code, audience, name, body }, index) => ({
    ...stamped(now, index),
    code,
    audience,
    name: JSON.stringify(name),
    body: JSON.stringify(body),
    starts_at: now,
    // Whoever is there before the notice needs no welcome any more, so nobody is sent it: staff find it to copy from.
    published_at: now,
  }))
  await db
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

async function insertMissingMails(db: Connection, now: Date): Promise<void> {
  const rows = defaultMails.map(({ kind, subject, body }) => ({
    id: newId(now),
    kind,
    subject: JSON.stringify(subject),
    body: JSON.stringify(body),
    created_at: now,
    updated_at: now,
  }))
  await db
    .insertInto('mail_templates')
    .values(rows)
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute()
}

/** Texts that companies and applicants are offered besides the surveys themselves. Needs dimensions, modules, options. */
export async function insertMissingTexts(db: Connection, now: Date): Promise<void> {
  await insertMissingInterpretations(db, now)
  await insertMissingGuides(db, now)
  await insertMissingTemplates(db, now)
  await insertMissingJobs(db, now)
  await insertMissingStrategies(db, now)
  await insertMissingSlides(db, now)
  await insertMissingNotices(db, now)
  await insertMissingMails(db, now)
}
