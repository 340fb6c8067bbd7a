import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** What zod adds although it tells a reader nothing: the bounds of every integer, the pattern of a format that has a name. */
function leaveOutNoise({ jsonSchema: written }: { jsonSchema: JsonSchema }): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum
  if (written.format !== undefined) delete written.pattern
}

/** A schema as OpenAPI writes it: of what is sent (`input`), or of what is answered (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, override: leaveOutNoise })
  return rest
}
