import { expect, it } from 'vitest'
import { matches } from './glob.ts'

it.each([
  [['web/src/ui/**'], 'web/src/ui/deep/card.tsx', true],
  [['web/src/ui/**'], 'web/src/uis/card.tsx', false],
  [['server/src/*.ts'], 'server/src/app.ts', true],
  [['server/src/*.ts'], 'server/src/features/app.ts', false],
  [['server/src/{main,app}.ts'], 'server/src/main.ts', true],
  [['server/src/{main,app}.ts'], 'server/src/maintain.ts', false],
  [['server/**/*.queries.ts'], 'server/a.queries.ts', true],
  [['server/**/*.queries.ts'], 'server/a/b/c.queries.ts', true],
  [['server/**/*.queries.ts'], 'server/a/queries.ts', false],
  [['**', '!pg'], 'pg', false],
  [['**', '!pg'], '@mantine/core', true],
  [['!pg', '**'], 'pg', true],
  [['a.ts'], 'abts', false],
  [[], 'a.ts', false],
])('%j matches %s: %s', (patterns, name, expected) => {
  expect(matches(patterns, name)).toBe(expected)
})
