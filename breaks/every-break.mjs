import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/install.mjs'
import { access } from './access.mjs'
import { answers } from './answers.mjs'
import { companies } from './companies.mjs'
import { figures } from './figures.mjs'
import { files } from './files.mjs'
import { lists } from './lists.mjs'
import { mails } from './mails.mjs'
import { pages } from './pages.mjs'
import { payments } from './payments.mjs'
import { source } from './source.mjs'
import { specification } from './specification.mjs'

export const everyBreak = [
  ...source,
  ...access,
  ...companies,
  ...answers,
  ...figures,
  ...lists,
  ...mails,
  ...payments,
  ...files,
  ...pages,
  ...specification,
]

/** Why a break can no longer be made, or why nothing could notice it. */
export function staleness({ name, file, from, to, tests = [] }) {
  const reasons = []
  if (from === to) reasons.push('it changes nothing')
  const found = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(from).length - 1 : 0
  if (found !== 1) reasons.push(`what it replaces stands ${found} times in ${file}`)
  for (const test of tests) if (!existsSync(join(root, test))) reasons.push(`there is no ${test}`)
  return reasons.map((reason) => `${name}: ${reason}`)
}
