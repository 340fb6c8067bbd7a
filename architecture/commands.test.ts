import { expect, it } from 'vitest'
import { listPages, listPaths, readText } from './source-tree.ts'

const readable = /\.(?:ts|tsx|mjs|md|sql|sh|json|ya?ml|html)$|Dockerfile$/

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'))

it('every command that a source, a message or a page names exists', () => {
  const named = [...listPaths(), ...listPages()]
    .filter((path) => readable.test(path))
    .flatMap((path) =>
      [...readText(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, command = '']) => ({ path, command })),
    )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([])
})
