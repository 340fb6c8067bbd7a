import { describe, expect, it } from 'vitest'
import { findCycle, findPath } from './paths.ts'
import { parseSource } from './source-file.ts'

const tree = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => parseSource(path, text))

describe('findCycle', () => {
  it('finds none where two ways lead to the same file', () => {
    const diamond = tree({
      'a.ts': "import './b.ts'; import './c.ts'",
      'b.ts': "import './d.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': '',
    })
    expect(findCycle(diamond)).toBeNull()
  })

  it('names the files along the circle, and only those', () => {
    const circle = tree({
      'a.ts': "import './b.ts'",
      'b.ts': "import './c.ts'",
      'c.ts': "import type { B } from './b.ts'",
    })
    expect(findCycle(circle)).toEqual(['b.ts', 'c.ts', 'b.ts'])
  })

  it('finds a file that imports itself', () => {
    expect(findCycle(tree({ 'a.ts': "import './a.ts'" }))).toEqual(['a.ts', 'a.ts'])
  })
})

describe('findPath', () => {
  const door = (last: string) => tree({ 'light/main.ts': "import '../ui/card.ts'", 'ui/card.ts': last })

  it('shows the way to a package, however many files lie between', () => {
    expect(findPath(door("import '@mantine/core'"), 'light/**', ['@mantine/**'])).toEqual([
      'light/main.ts',
      'ui/card.ts',
      '@mantine/core',
    ])
  })

  it('does not count what is gone at run time', () => {
    expect(findPath(door("import type { A } from '@mantine/core'"), 'light/**', ['@mantine/**'])).toBeNull()
  })

  it('starts only where it is told to', () => {
    expect(findPath(door("import '@mantine/core'"), 'dark/**', ['@mantine/**'])).toBeNull()
  })
})
