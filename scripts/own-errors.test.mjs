import { expect, test } from 'vitest'
import { ownErrors } from './own-errors.mjs'

const places = {
  server: ['server/src'],
  web: ['web/src'],
  build: ['web/build', 'web/vite.config.ts'],
  house: ['*.ts', 'architecture'],
  specification: ['specification'],
}
const ofWeb = "web/src/stored.ts(31,14): error TS2304: Cannot find name 'localStorage'."
const ofBuild = 'web/vite.config.ts(1,1): error TS2322: Type A is not B.'
const explained = 'server/src/s3.ts(61,45): error TS2322: Type A is not B.\n  A has no c.\n    C is D.'
const ofNobody = 'architecture.test.ts(2,1): error TS2304: Cannot find name.'
const inGeneral = "error TS5023: Unknown compiler option 'checker'."

test.each([
  ['web', [ofWeb, ofNobody, inGeneral]],
  ['build', [ofBuild, ofNobody, inGeneral]],
  ['server', [explained, ofNobody, inGeneral]],
  ['house', [ofNobody, inGeneral]],
  ['specification', [ofNobody, inGeneral]],
])('of what the compiler says, only what another part checks is left out: %s', (part, left) => {
  const { [part]: own, ...others } = places
  const said = `${[ofWeb, ofBuild, explained, ofNobody, inGeneral].join('\n')}\n`
  expect(ownErrors(said, own, Object.values(others).flat())).toEqual(left)
})

test('a compiler that says nothing has found nothing', () => {
  expect(ownErrors('', places.web, places.server)).toEqual([])
})
