import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
const css = readFileSync(join(src, 'ui/kit/kit.css'), 'utf8')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(src, file), 'utf8'))

/** What a file takes from the kit by name, types left out. */
function componentsIn(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names.filter((name) => /^[A-Z]/.test(name))
}

/** Components that are made of others and have no styles of their own. */
const madeOf: Readonly<Record<string, string>> = {
  MantineProvider: 'global',
  NativeSelect: 'Input',
  Textarea: 'Input',
  TextInput: 'Input',
}

it.each([...new Set(sources.flatMap(componentsIn))])('the styles of %s are loaded', (component) => {
  expect(css).toContain(`"@mantine/core/styles/${madeOf[component] ?? component}.layer.css"`)
})
