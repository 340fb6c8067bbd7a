import { z } from 'zod'
import { respondent } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { testStep } from '../respondent/test-step.ts'
import { integrityEvent, seenByDevice } from './integrity-event.ts'

const { events, explanation, snapshot } = limits.integrity

/** Where in the survey it was; 0: not in any situation. */
const place = {
  step: z.enum(testStep),
  topic: z.int().min(0).max(limits.test.situations.max),
}

/** By the server's clock, as far as the device knows it. */
const happened_at = z.iso.datetime()

const seen = z.object({
  /** Made by the device: what is told twice is still one event. */
  id,
  kind: z.enum(seenByDevice),
  happened_at,
  /** 0 while it goes on; told again with its length once it is over. */
  lasted_ms: z.int().min(0).max(events.longest_ms),
  ...place,
  /** How much was cut, copied or pasted; what it was is nobody's business. */
  characters: z.int().min(0).max(events.characters).nullable(),
})

export type SeenEvent = z.output<typeof seen>

export const recordIntegrityEvents = endpoint({
  method: 'POST',
  path: '/anti-cheat',
  access: respondent(),
  summary:
    'Tell what happened beside the answers. Told again, an event only grows longer; under a policy that records none, none is kept.',
  refusals: ['test.elsewhere', 'test.closed'],
  body: z.object({ events: z.array(seen).min(1).max(events.at_once) }),
  reply: z.object({ recorded: z.int() }),
})

export const recordSnapshot = endpoint({
  method: 'POST',
  path: '/screen-shot',
  access: respondent(),
  summary: 'Keep a picture from the camera, exactly 400x225 png. Kept only under a policy that asks for pictures.',
  refusals: ['test.elsewhere', 'test.closed'],
  upload: { field: 'picture', bytes: snapshot.bytes, too_large: 'field.snapshot' },
  body: z.object({
    id,
    happened_at,
    step: z.coerce.number().pipe(place.step),
    topic: z.coerce.number().pipe(place.topic),
  }),
  reply: z.object({ recorded: z.boolean() }),
})

export const listIntegrityEvents = endpoint({
  method: 'GET',
  path: '/anti-cheat',
  access: respondent(),
  summary: 'What was recorded while I took the survey: the same that the company sees.',
  reply: z.object({
    /** Whether the company lets people say something about it. */
    may_explain: z.boolean(),
    events: z.array(
      z.object({
        id,
        kind: z.enum(integrityEvent),
        happened_at,
        lasted_ms: z.int(),
        ...place,
        characters: z.int().nullable(),
        picture: z.string().nullable(),
        explanation: z.string(),
      }),
    ),
  }),
})

export const explainIntegrityEvent = endpoint({
  method: 'PUT',
  path: '/anti-cheat/{id}',
  access: respondent(),
  summary: 'Say something about one event, or take back what I said by leaving it empty.',
  params: z.object({ id }),
  body: z.object({ explanation: text({ ...explanation, min: 0, lines: true }) }),
  reply: z.object({ explanation: z.string() }),
})
