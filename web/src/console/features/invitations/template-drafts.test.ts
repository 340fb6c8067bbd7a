import { describe, expect, it } from 'vitest'
import { changesOf, draftsOf, problemsIn, type Templates, withWordsIn } from './template-drafts.ts'

const nothing = { en: '', zh: '', ms: '' }
const otherwise = {
  subject: { en: 'Come', zh: '来', ms: 'Mari' },
  body: { en: '<p>Dear {{name}}</p>', zh: '<p>您好</p>', ms: '<p>Hai</p>' },
}
const untouched = { subject: nothing, body: nothing, version: 0, default: otherwise }
const templates: Templates = {
  survey: { id: '00000000-0000-4000-8000-000000000001', name: 'Barista', language: 'en' },
  invitation_template: { ...untouched, subject: { ...nothing, en: 'Pour with us' }, version: 3 },
  acceptance_template: untouched,
  rejection_template: untouched,
}

describe('what stands in the editor', () => {
  it('is what goes out: own words, and the default where there are none', () => {
    const { invitation } = draftsOf(templates)
    expect(invitation.subject).toEqual({ en: 'Pour with us', zh: '来', ms: 'Mari' })
    expect(invitation.body).toEqual(otherwise.body)
  })

  it('changes nothing by being looked at', () => {
    expect(changesOf(draftsOf(templates), templates)).toEqual({})
  })

  it('sends only the mail that was changed, and only the language that says something else', () => {
    const drafts = withWordsIn(draftsOf(templates), 'rejection', 'ms', { body: '<p>Maaf</p>' })
    expect(changesOf(drafts, templates)).toEqual({
      rejection_template: { subject: nothing, body: { ...nothing, ms: '<p>Maaf</p>' }, version: 0 },
    })
  })

  it('goes back to the default by saying what it says, or nothing', () => {
    for (const subject of ['Come', '']) {
      const drafts = withWordsIn(draftsOf(templates), 'invitation', 'en', { subject })
      expect(changesOf(drafts, templates)).toEqual({
        invitation_template: { subject: nothing, body: nothing, version: 3 },
      })
    }
    const emptied = withWordsIn(draftsOf(templates), 'invitation', 'en', { body: '<p></p>' })
    expect(changesOf(emptied, templates)).toEqual({})
  })
})

it('tells where a placeholder stands that nobody fills in', () => {
  const drafts = withWordsIn(draftsOf(templates), 'acceptance', 'zh', { body: '<p>{{until}}</p>' })
  expect(problemsIn(drafts)).toMatchObject([
    {
      field: 'acceptance_template.body.zh',
      kind: 'acceptance',
      part: 'body',
      language: 'zh',
      key: 'field.placeholder',
    },
  ])
})
