import { matches } from './glob.ts'
import type { SourceFile } from './source-file.ts'

/** Something that only a few places may write, and why. */
export type Restriction = {
  what: string
  because: string
  in: readonly string[]
  /** The places that may. */
  except: readonly string[]
  found(file: SourceFile): boolean
}

/** Every file that writes what it may not, and every exception that no file needs any more. */
export function forbiddenUsages(files: readonly SourceFile[], restriction: Restriction): string[] {
  const users = files.filter((file) => matches(restriction.in, file.path) && restriction.found(file))
  return [
    ...users
      .filter(({ path }) => !matches(restriction.except, path))
      .map(({ path }) => `${path} uses ${restriction.what}: ${restriction.because}`),
    ...restriction.except
      .filter((place) => !users.some(({ path }) => matches([place], path)))
      .map((place) => `${place} is excepted but does not use ${restriction.what}`),
  ]
}

/** How often each file makes this call: a list that reviewers see grow. */
export function countCalls(files: readonly SourceFile[], call: string): Record<string, number> {
  return Object.fromEntries(
    files
      .map(({ path, calls }) => [path, calls.filter((written) => written === call).length] as const)
      .filter(([, count]) => count > 0),
  )
}

const emptyWords =
  /(?:^|[/.-])(?:utils?|helpers?|common|managers?|misc)(?=[/.])|(?:^|[/.])types(?=[/.])|(?:^|\/)index\.[cm]?[jt]sx?$/

/** Files and folders called by a word that fits anything, where in time everything ends up. */
export function emptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) => emptyWords.test(path))
}
