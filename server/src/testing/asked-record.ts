import type { TestApp } from './app.ts'

/** What a path names, by the names of its places. */
export type Params = Record<string, string>

/** For whom a record is made: in a company or, where it can only be their own, for the caller. */
export type Asked = { test: TestApp; group_id: string; token: string | null; idOf: (name: string) => string }
