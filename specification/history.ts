import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is to come, by kind. */
type Marks = Record<string, string[]>

function isMarks(value: unknown): value is Marks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string'))
  )
}

function parseMarks(text: string): Marks {
  const value: unknown = JSON.parse(text)
  if (!isMarks(value)) throw new Error('The list of what is to come must hold lists of strings by kind.')
  return value
}

/** What the later list has and the earlier had not. A kind that there never was before may begin with what is missing. */
function addedBetween(before: Marks, after: Marks, kinds: ReadonlySet<string>): string[] {
  return Object.entries(after).flatMap(([kind, items]) =>
    items.filter((item) => kinds.has(kind) && !before[kind]?.includes(item)).map((item) => `${kind}: ${item}`),
  )
}

/** A git hook that runs the tests names its own repository in GIT_DIR and the like: not the one meant here. */
export const environmentWithoutGit = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)

/** The clone may belong to somebody else than the person who runs the tests, which git would refuse to read. */
function git(folder: string, args: readonly string[], input = ''): string {
  return execFileSync('git', ['-c', 'safe.directory=*', '-C', folder, ...args], {
    encoding: 'utf8',
    env: environmentWithoutGit,
    input,
    stdio: 'pipe',
  })
}

/** The file as it stood in each of the commits, null where it was not there; one process reads them all. */
function versionsOf(folder: string, file: string, commits: readonly string[]): Map<string, Marks | null> {
  const asked = commits.map((commit) => `${commit}:${file}\n`).join('')
  let rest = Buffer.from(git(folder, ['cat-file', '--batch'], asked))
  return new Map(
    commits.map((commit) => {
      const headEnd = rest.indexOf('\n')
      const [, kind, size] = rest.toString('utf8', 0, headEnd).split(' ')
      const start = headEnd + 1
      if (kind !== 'blob') {
        rest = rest.subarray(start)
        return [commit, null]
      }
      const end = start + Number(size)
      const marks = parseMarks(rest.toString('utf8', start, end))
      rest = rest.subarray(end + 1)
      return [commit, marks]
    }),
  )
}

type Step = {
  readonly name: string
  readonly before: Marks | null | undefined
  readonly after: Marks | null | undefined
  /** The kinds that there were up to then: one that went away must not come back with more. */
  readonly kinds: ReadonlySet<string>
}

/** Every pair of neighbours in the file's life: each commit that touched it against each of its parents. */
function committedSteps(folder: string, file: string): Step[] {
  const touching = git(folder, ['log', '--full-history', '--topo-order', '--format=%H %P', '--', file])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().split(' '))
  const versions = versionsOf(folder, file, [...new Set(['HEAD', ...touching.flat()])])
  /** Children stand before their parents, so what comes from here on is what there was before. */
  const kindsFrom = (place: number) =>
    new Set(touching.slice(place).flatMap((commits) => commits.flatMap((one) => Object.keys(versions.get(one) ?? {}))))
  const steps = touching.flatMap(([commit = '', ...parents], index) =>
    parents.map((parent) => ({
      name: `commit ${commit.slice(0, 8)}`,
      before: versions.get(parent),
      after: versions.get(commit),
      kinds: kindsFrom(index + 1),
    })),
  )
  const workingCopy = parseMarks(readFileSync(join(folder, file), 'utf8'))
  return [...steps, { name: 'the working copy', before: versions.get('HEAD'), after: workingCopy, kinds: kindsFrom(0) }]
}

type Verdict = { readonly checked: boolean; readonly problems: string[] }

/**
 * Where, in the history of the file, something was marked as to come that was not marked before. What was
 * once built could otherwise be unbuilt without anybody noticing. A copy without history has nothing to check;
 * in a clone, a git that does not answer is an error and not an excuse.
 */
export function marksAdded(folder: string, file: string): Verdict {
  if (!existsSync(join(folder, '.git'))) return { checked: false, problems: [] }
  if (git(folder, ['rev-list', '--all', '--max-count=1']) === '') return { checked: true, problems: [] }
  const problems = committedSteps(folder, file).flatMap(({ name, before, after, kinds }) => {
    // The file began here, or on the other side of a merge.
    if (!before) return []
    if (!after) return [`${name} removes the list`]
    return addedBetween(before, after, kinds).map((item) => `${name} adds ${item}`)
  })
  return { checked: true, problems }
}
