import { readFileSync, statSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import { type Account, type Command, launch, outcome } from './command.ts'
import { type HomeFolder, withScratch } from './home-folder.ts'
import { EmbeddedStartError } from './start-error.ts'

/** A way of running PostgreSQL, which refuses to be root. */
export type RunAs = {
  /** Whom its files must belong to; null: whoever we are. */
  readonly owner: Account | null
  command(program: string, args: readonly string[]): Command
}

const asOurselves: RunAs = { owner: null, command: (file, args) => ({ file, args }) }

const asAccount = (account: Account): RunAs => ({ owner: account, command: (file, args) => ({ file, args, account }) })

/**
 * Another account that may pass every folder, for a project in a folder only root can enter. The secure bit keeps
 * that right for `access()` too, by which PostgreSQL looks before it opens; without it, it finds its folder missing.
 */
const asAccountThatPasses = (account: Account): RunAs => ({
  owner: account,
  command: (program, args) => ({
    file: 'setpriv',
    args: [
      '--securebits=+no_setuid_fixup',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      program,
      ...args,
    ],
  }),
})

/** Nobody inside, root outside: it reaches whatever root owns. Many containers forbid it. */
const inUserNamespace: RunAs = {
  owner: { uid: 0, gid: 0 },
  command: (program, args) => ({ file: 'unshare', args: ['-U', '--', program, ...args] }),
}

function accountsByName(names: readonly string[]): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return names.flatMap((wanted) => {
    const [, , uid, gid] = lines.map((line) => line.split(':')).find(([name]) => name === wanted) ?? []
    return uid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }]
  })
}

/** Who made the cluster goes on with it: otherwise one start with sudo would lock its ordinary user out for good. */
function accountOfCluster({ data }: HomeFolder): Account[] {
  const stat = statSync(data, { throwIfNoEntry: false })
  return stat ? [{ uid: stat.uid, gid: stat.gid }] : []
}

/** macOS gives `nobody` a negative number, which cannot own files here. */
function usableAccounts(folder: HomeFolder): Account[] {
  const all = [...accountOfCluster(folder), ...accountsByName(['postgres', '_postgres', 'nobody'])]
  const usable = all.filter(({ uid }) => uid > 0)
  return usable.filter(({ uid }, index) => usable.findIndex((earlier) => earlier.uid === uid) === index)
}

/** Runs the program and looks and writes where the cluster will be, since no rule foretells what a container allows. */
const trial = '"$1" --version >/dev/null && [ -w "$2" ] && : > "$2/written"'

async function works(runAs: RunAs, { postgres }: Binaries, folder: HomeFolder): Promise<boolean> {
  try {
    return await withScratch(folder, runAs.owner, async (scratch) => {
      const command = runAs.command('/bin/sh', ['-c', trial, 'trial', postgres, scratch])
      return (await outcome(launch(command, 'ignore'))).ok
    })
  } catch {
    // A program that is not there, or a root that may not give files away.
    return false
  }
}

export async function chooseRunAs(binaries: Binaries, folder: HomeFolder): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asOurselves
  const accounts = usableAccounts(folder)
  for (const way of [...accounts.map(asAccount), ...accounts.map(asAccountThatPasses), inUserNamespace]) {
    if (await works(way, binaries, folder)) return way
  }
  throw new EmbeddedStartError(
    `PostgreSQL refuses to run as root, and no other account can reach ${folder.home} and ${binaries.postgres}: start as an ordinary user, or put both where every account may pass (chmod o+x on each folder above), or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
