import { hash, verify } from '@node-rs/argon2'

/** OWASP's least for argon2id, which is the library's default algorithm; about 35 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** The hash of a password nobody has, made once: checking against it takes as long as against a real one. */
let nobodysHash: Promise<string> | undefined

/**
 * Without a hash (an address we do not know, a person who never chose a password) the work is done
 * all the same, so that the time of the answer does not tell which addresses are known.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await nobodysHash), password)
  return stored !== null && matches
}
