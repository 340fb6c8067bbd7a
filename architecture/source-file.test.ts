import { describe, expect, it } from 'vitest'
import { parseSource } from './source-file.ts'

const importsOf = (path: string, text: string) => parseSource(path, text).imports

describe('parseSource', () => {
  it.each([
    ['web/src/ui/card.tsx', "import { a } from './box.tsx'", 'web/src/ui/box.tsx', true],
    ['web/src/ui/card.tsx', "import '../theme.css'", 'web/src/theme.css', true],
    ['web/src/ui/card.tsx', "import icon from './icon.svg?raw'", 'web/src/ui/icon.svg', true],
    ['server/src/app.ts', "import { a } from '#platform/http/bind'", 'server/src/platform/http/bind.ts', true],
    ['web/src/api/a.ts', "import { a } from '@catchpitch/contract/access/roles'", 'contract/src/access/roles.ts', true],
    ['server/src/app.ts', "import { a } from '@mantine/core/styles.css'", '@mantine/core', false],
    ['server/src/app.ts', "import { a } from 'libphonenumber-js/min'", 'libphonenumber-js', false],
    ['server/src/app.ts', "import { a } from 'node:fs/promises'", 'node:fs/promises', false],
    ['server/src/app.ts', "export { a } from './a.ts'", 'server/src/a.ts', true],
    ['server/src/app.ts', "export * from './a.ts'", 'server/src/a.ts', true],
    ['server/src/app.ts', "const a = await import('./a.ts')", 'server/src/a.ts', true],
  ])('%s: %s leads to %s', (path, text, target, inside) => {
    expect(importsOf(path, text)).toEqual([{ target, inside, type_only: false }])
  })

  it.each([
    ["import type { A } from './a.ts'", true],
    ["import { type A } from './a.ts'", true],
    ["export type { A } from './a.ts'", true],
    ["import { type A, b } from './a.ts'", false],
    ["import './a.ts'", false],
  ])('%s is gone at run time: %s', (text, type_only) => {
    expect(importsOf('a.ts', text)).toMatchObject([{ type_only }])
  })

  it('sees calls as they are written, but not what only comments say', () => {
    const { calls } = parseSource(
      'a.ts',
      '// Date.now()\nconst a = [Date.now(), new Date(), new Date(0), acrossGroups(db).x()]',
    )
    expect(calls.toSorted()).toEqual(
      ['Date.now()', 'acrossGroups(db).x()', 'acrossGroups(…)', 'new Date()', 'new Date(…)'].toSorted(),
    )
  })

  it('reads strings and templates', () => {
    expect(parseSource('a.ts', "const a = ['one', sql`select now(), ${two}`]").strings).toEqual([
      'one',
      'select now(), ',
      '',
    ])
  })

  it('refuses a file that it cannot read: a rule over half a tree would prove nothing', () => {
    expect(() => parseSource('a.ts', 'const = 1')).toThrow('a.ts cannot be parsed')
  })
})
