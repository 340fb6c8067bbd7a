import { describe, expect, it } from 'vitest'
import { doorOf, pagePath, wordsOf } from './doors.ts'

describe('doorOf', () => {
  it.each([
    ['/', 'light'],
    ['/open/products', 'light'],
    ['/privacy-policy', 'light'],
    ['/temp-login', 'light'],
    ['/share/survey/018f2b7e/018f2b7f', 'light'],
    ['/catchers-pitch', 'light'],
    ['/user-survey/018f2b7e', 'light'],
    ['/survey/my-life', 'light'],
    ['/survey', 'console'],
    ['/surveys', 'console'],
    ['/surveys/catchers-pitch/9/edit', 'console'],
    ['/login', 'console'],
    ['/admin/dashboard', 'console'],
    ['/organic', 'light'],
    ['/organic/export/preview', 'console'],
    ['/wp-login.php', 'unknown'],
    ['/loginx', 'unknown'],
    ['/constructor', 'unknown'],
    ['/__proto__', 'unknown'],
    ['/api/v1/nothing', null],
    ['/assets/old.js', null],
    ['/dev/mail', null],
  ])('%s belongs to %s', (path, door) => {
    expect(doorOf(path)).toBe(door)
  })
})

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/?from=mail', '/'],
    ['/terms-of-service/', '/terms-of-service'],
    ['/login?next=/surveys/', '/login'],
  ])('%s is the page %s', (url, path) => {
    expect(pagePath(url)).toBe(path)
  })
})

describe('wordsOf', () => {
  it.each([
    ['/', 'landing'],
    ['/goal-type', 'starter'],
    ['/privacy-policy', 'privacy-policy'],
    ['/terms-of-service', 'terms'],
    ['/share/survey/018f2b7e/018f2b7f', 'share'],
    ['/catchers-pitch', 'company-page'],
    ['/temp-login', ''],
    ['/login', ''],
    ['/constructor', ''],
  ])('%s needs those of %j besides', (path, words) => {
    expect(wordsOf(path)).toBe(words)
  })
})
