import { expect, it } from 'vitest'
import { previewOf } from './preview-of.ts'

it('leaves a mail without anything to follow and without styles of its own', () => {
  const mail =
    '<style>.card { color: red }</style><p style="margin:0"><a href="{{link}}" style="color:red">Open</a> {{link}}</p>'
  expect(previewOf(mail, '(personal link)')).toBe(
    '<p data-css="margin:0"><a data-css="color:red">Open</a> (personal link)</p>',
  )
})

it('leaves what somebody wrote about styles as they wrote it', () => {
  const quote = '<blockquote>a style=&quot;x&quot; href=&quot;y&quot;</blockquote>'
  expect(previewOf(quote, '')).toBe(quote)
})
