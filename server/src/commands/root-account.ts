import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { email } from '@catchpitch/contract/fields/email'
import { language } from '@catchpitch/contract/fields/language'
import { personName } from '@catchpitch/contract/fields/person-name'
import { limits } from '@catchpitch/contract/limits'
import { z } from 'zod'
import { makeRootAccount, renewRootLink } from '#content/root-account'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Database, openDatabase } from '#platform/db/database'
import { migrate } from '#platform/db/migrate'
import type { Link } from '#platform/links/link'
import { linkAddress } from '#platform/links/link-address'
import { withLocalName } from '#platform/process/local-name'
import { findRunningServer } from '#platform/process/running-server'
import { findAppSecret } from '#platform/secrets/app-secret'
import { deriveSecrets } from '#platform/secrets/secrets'
import { CommandError } from './command-error.ts'
import { migrations, runCommand, say } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `A new one:        npm run root-account -- --email mei@company.example --first-name Mei --last-name Tan
                  (and --language zh or ms, if not English)
Another link:     npm run root-account -- --email mei@company.example --new-link`

const given = (field: typeof email) => field.refine((value) => value !== '')
const existing = z.object({ email: given(email) })
const newcomer = z.object({
  email: given(email),
  first_name: given(personName),
  last_name: given(personName),
  language: language.default('en'),
})

function demand<Wishes>(schema: z.ZodType<Wishes>, values: unknown): Wishes {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => `--${String(path[0]).replace('_', '-')}`))
  throw new CommandError(`${[...wrong].join(', ')} is missing or cannot be used.\n\n${usage}`)
}

type Values = Record<string, string | boolean | undefined>

/** Read before a database is touched, or even made. */
function readWishes({ 'first-name': first_name, 'last-name': last_name, ...values }: Values) {
  return values['new-link'] === true
    ? { renew: demand(existing, values).email }
    : { make: demand(newcomer, { first_name, last_name, ...values }) }
}

async function renew(db: Database, address: string, now: Date): Promise<Link> {
  const outcome = await renewRootLink(db, address, now)
  if ('link' in outcome) return outcome.link
  const sentences = {
    nobody: 'Nobody has this address. Leave out --new-link to make a root account.',
    'not root':
      'This address belongs to somebody who is not root. They can ask for a new password on the sign-in page.',
    closed: 'This account is closed. Make another one, with another address.',
  }
  throw new CommandError(sentences[outcome.refused])
}

async function make(db: Database, wishes: z.output<typeof newcomer>, now: Date): Promise<Link> {
  const outcome = await makeRootAccount(db, wishes, now)
  if ('link' in outcome) return outcome.link
  throw new CommandError(
    outcome.taken_by === 'root'
      ? 'This address is a root account already. Add --new-link to get another link for choosing its password.'
      : 'This address belongs to somebody who is not root. Choose another one: what a person is never changes in silence.',
  )
}

/** Where the person who gave the command will open the link. */
async function publicUrl({ public_url, host, port }: Config, data_dir: string): Promise<string> {
  return public_url ?? withLocalName((await findRunningServer(data_dir)) ?? `http://${host}:${port}`)
}

/** `npm run root-account`: the first way in. Prints a link, because nobody may be there yet who could send a mail. */
async function rootAccount(config: Config, args: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const options = { email: text, 'first-name': text, 'last-name': text, language: text } as const
  const { values } = parseArgs({ args, options: { ...options, 'new-link': { type: 'boolean' } } })
  const wishes = readWishes(values)
  const data_dir = resolve(config.data_dir)
  const link = await withDatabase(config, async (url) => {
    const now = systemClock.now()
    await migrate(url, migrations, now)
    const { db, close } = openDatabase(url, { max: 1, on_error: () => {} })
    try {
      return await ('renew' in wishes ? renew(db, wishes.renew, now) : make(db, wishes.make, now))
    } finally {
      await close()
    }
  })
  const secrets = deriveSecrets(await findAppSecret(config, data_dir))
  say(`Open this within ${limits.link.reset_minutes} minutes to choose the password. It works once; show it to nobody.`)
  say('', linkAddress(link, secrets, await publicUrl(config, data_dir)), '')
}

await runCommand(rootAccount)
