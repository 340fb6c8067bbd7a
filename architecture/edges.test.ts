import { describe, expect, it } from 'vitest'
import { forbiddenCrossings, forbiddenImports, type Neighbourhood, type Part } from './edges.ts'
import { parseSource } from './source-file.ts'

const table = [
  { part: 'rules', files: ['src/*/*.rules.ts'], imports: ['rules'], types: ['queries'], packages: [] },
  { part: 'queries', files: ['src/*/*.queries.ts'], imports: [], packages: ['pg'] },
  { part: 'use case', files: ['src/**'], imports: ['use case', 'rules', 'queries'], packages: ['**', '!pg'] },
] as const satisfies readonly Part[]

const broken = (path: string, text: string) => forbiddenImports([parseSource(path, text)], table)

describe('forbiddenImports', () => {
  it.each([
    ['src/a/read.ts', "import { a } from './a.queries.ts'"],
    ['src/a/read.ts', "import { a } from './write.ts'; import zod from 'zod'"],
    ['src/a/a.queries.ts', "import pg from 'pg'"],
    ['src/a/a.rules.ts', "import type { Row } from './a.queries.ts'"],
  ])('lets %s say %s', (path, text) => {
    expect(broken(path, text)).toEqual([])
  })

  it.each([
    ['src/a/a.rules.ts', "import { a } from './a.queries.ts'", 'src/a/a.queries.ts'],
    ['src/a/a.rules.ts', "import fs from 'node:fs'", 'node:fs'],
    ['src/a/a.queries.ts', "import { a } from './read.ts'", 'src/a/read.ts'],
    ['src/a/a.queries.ts', "import type { A } from './a.rules.ts'", 'src/a/a.rules.ts'],
    ['src/a/read.ts', "import pg from 'pg'", 'pg'],
    ['src/a/read.ts', "export * from 'pg'", 'pg'],
    ['src/a/read.ts', "const pg = await import('pg')", 'pg'],
    ['src/a/read.ts', "import { a } from '../../elsewhere/a.ts'", 'elsewhere/a.ts'],
  ])('refuses that %s says %s', (path, text, target) => {
    expect(broken(path, text)).toEqual([expect.stringContaining(`may not import ${target}`)])
  })

  it('refuses a file that no row describes', () => {
    expect(broken('loose.ts', '')).toEqual(['loose.ts belongs to no part'])
  })
})

describe('forbiddenCrossings', () => {
  const listed = { folder: 'src', door: '**/*.public.ts', edges: [{ from: 'a', to: 'b', because: 'a shows b' }] }
  const crossing = (text: string, neighbourhood: Neighbourhood = listed) =>
    forbiddenCrossings([parseSource('src/a/read.ts', text)], neighbourhood)

  it('lets a neighbour through the door of a listed edge', () => {
    expect(crossing("import { b } from '../b/b.public.ts'")).toEqual([])
  })

  it('refuses a way past the door, even for a type', () => {
    expect(crossing("import type { B } from '../b/b.queries.ts'")).toEqual([
      'src/a/read.ts imports src/b/b.queries.ts past its door',
    ])
  })

  it('refuses an edge that is not listed, and one that is listed but not used', () => {
    expect(crossing("import { c } from '../c/c.public.ts'")).toEqual([
      'src/a/read.ts may not import its neighbour src/c/c.public.ts',
      'a -> b is listed but not used',
    ])
  })

  it('opens nothing where there is no door', () => {
    expect(crossing("import { b } from '../b/b.public.ts'", { ...listed, door: null })).toHaveLength(1)
  })

  it('does not mind what is said at home or outside', () => {
    const atHome = "import { a } from './a.queries.ts'; import { x } from '../../other/x.ts'; import 'zod'"
    expect(crossing(atHome, { ...listed, edges: [] })).toEqual([])
  })
})
