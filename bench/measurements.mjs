import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const page = join(import.meta.dirname, '..', 'docs', 'measurements.md')

const heading = `# Measurements

What the commands in \`bench/\` printed last, each in its own section. Times depend on the machine and on what else it
does; ratios inside one section were measured in one run and are what to compare.
`

/** A table as Markdown writes it. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const machine = () => `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`

/**
 * Puts a section in the place of the one with the same command, or at the end.
 * @param {string} command
 * @param {string} text
 */
export function record(command, text) {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : heading
  const title = `## \`${command}\``
  const section = `${title}\n\n${machine()}.\n\n${text.trim()}\n`
  const kept = before.split(/(?=^## )/m).filter((part) => !part.startsWith(`${title}\n`))
  writeFileSync(page, `${[...kept.map((part) => part.trimEnd()), section].join('\n\n').trimEnd()}\n`)
}
