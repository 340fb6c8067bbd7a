import { expect, test } from 'vitest'
import { ownErrors } from './own-errors.mjs'

const parts = ['server', 'web', 'specification', 'web/build', '.']
const ofWeb = "web/src/stored.ts(31,14): error TS2304: Cannot find name 'localStorage'."
const ofBuild = 'web/build/compress.ts(1,1): error TS2322: Type A is not B.'
const ofRoot = 'architecture.test.ts(2,1): error TS2304: Cannot find name.'
const inGeneral = "error TS5023: Unknown compiler option 'checker'."
const explained = 'server/src/s3.ts(61,45): error TS2322: Type A is not B.\n  A has no c.\n    C is D.'

test.each([
  ['web', [ofWeb, inGeneral]],
  ['web/build', [ofBuild, inGeneral]],
  ['.', [ofRoot, inGeneral]],
  ['server', [explained, inGeneral]],
  ['specification', [inGeneral]],
])('of what the compiler says, %s answers for its own files, and for what is said of none', (part, own) => {
  expect(ownErrors(`${[ofWeb, ofBuild, ofRoot, explained, inGeneral].join('\n')}\n`, part, parts)).toEqual(own)
})

test('a compiler that says nothing has found nothing', () => {
  expect(ownErrors('', 'web', parts)).toEqual([])
})
