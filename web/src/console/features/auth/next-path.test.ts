import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each(['/surveys', '/surveys?page=2', '/admin/users?keyword=//x'])('%s is a page of ours', (path) => {
  expect(nextPath(path)).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  undefined,
  ['/surveys'],
])('%s leads nowhere', (written) => {
  expect(nextPath(written)).toBeNull()
})
