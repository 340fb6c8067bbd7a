import type { Database, Transaction } from './database.ts'

/**
 * The only way to touch a company's tables without naming the company: staff's lists, workers' loops, a person's own
 * companies. Each use of it is a place where data of several companies meet, so there should be few, and easy to find.
 */
export function acrossGroups(db: Transaction): Transaction
export function acrossGroups(db: Database): Database
export function acrossGroups(db: Database): Database {
  return db.withoutPlugins()
}
