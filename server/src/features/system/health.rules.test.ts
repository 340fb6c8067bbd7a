import { describe, expect, it } from 'vitest'
import { problemsOfDatabase, problemsOfJobs, problemsOfMail, problemsOfStorage } from './health.rules.ts'

const now = new Date('2026-11-16T02:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('what is wrong', () => {
  it('with a database: nothing, a slow answer, hardly a connection left', () => {
    const fine = { answered_ms: 3, connections: 12, most_connections: 100 }
    expect(problemsOfDatabase(fine)).toEqual([])
    expect(problemsOfDatabase({ ...fine, answered_ms: 900 })).toEqual(['slow'])
    expect(problemsOfDatabase({ ...fine, answered_ms: 900, connections: 81 })).toEqual(['slow', 'connections'])
  })

  it('with jobs and mails: none that is due may wait for long, and none may have failed', () => {
    expect(problemsOfJobs({ failed: 0, oldest_at: null }, now)).toEqual([])
    expect(problemsOfJobs({ failed: 0, oldest_at: minutesAgo(9) }, now)).toEqual([])
    expect(problemsOfJobs({ failed: 2, oldest_at: minutesAgo(11) }, now)).toEqual(['stuck', 'failed'])
    expect(problemsOfMail({ failed_lately: 1, oldest_at: null }, now)).toEqual(['failing'])
    expect(problemsOfMail({ failed_lately: 0, oldest_at: minutesAgo(60) }, now)).toEqual(['stuck'])
  })

  it('with storage: away, nearly full, or without an end', () => {
    expect(problemsOfStorage(undefined)).toEqual(['unreachable'])
    expect(problemsOfStorage(500_000_000)).toEqual(['full'])
    expect(problemsOfStorage(50_000_000_000)).toEqual([])
    expect(problemsOfStorage(null)).toEqual([])
  })
})
