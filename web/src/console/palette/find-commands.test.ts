import { expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const commands = [
  { label: '我的问卷', alias: 'My Surveys' },
  { label: '我的资料', alias: 'My Profile' },
  { label: 'Café Züri', alias: '' },
]

it.each([
  ['', ['我的问卷', '我的资料', 'Café Züri']],
  ['问卷', ['我的问卷']],
  ['SURVEYS my', ['我的问卷']],
  ['ｐｒｏｆｉｌｅ', ['我的资料']],
  ['cafe zuri', ['Café Züri']],
  ['my nothing', []],
])('"%s" finds %j', (query, found) => {
  expect(findCommands(commands, query).map(({ label }) => label)).toEqual(found)
})
