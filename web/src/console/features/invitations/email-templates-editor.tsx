import { type TemplateKind, templateKinds } from '@catchpitch/contract/invitations/mail-template'
import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { ProblemText } from '../../form/problem-text.tsx'
import { SaveNote } from '../../survey/save-note.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import { useUndo } from '../../undo-toast.tsx'
import { useT } from '../../words.ts'
import classes from './email-templates.module.css'
import { ProblemsElsewhere } from './problems-elsewhere.tsx'
import {
  changesOf,
  type Drafts,
  draftsOf,
  ownWordsOf,
  problemsIn,
  type Templates,
  withWordsIn,
} from './template-drafts.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { templatesQuery } from './templates-query.ts'

const check = (drafts: Drafts) =>
  Object.fromEntries(problemsIn(drafts).map((problem) => [problem.field, <ProblemText key="" problem={problem} />]))

type EditorProps = { survey: WholeSurvey; at: SurveyKey; templates: Templates }

/** What stands in the fields, and how it is kept: each mail has a version of its own. */
function useTemplates({ survey, at, templates }: EditorProps) {
  const client = useQueryClient()
  // As they were saved last by this page, not as they were fetched since: that would be overwritten unseen.
  const kept = useRef(templates)
  return useSurveySaving({
    survey,
    at,
    initial: draftsOf(templates),
    check,
    send: async (drafts) => {
      const query = { group_id: at.group_id }
      const { data } = await api('POST /my-surveys/save-email-templates', {
        query,
        body: { survey_id: at.id, ...changesOf(drafts, kept.current) },
      })
      kept.current = data
      client.setQueryData(templatesQuery(at).queryKey, data)
      return (await api('GET /my-surveys/{id}/show', { params: { id: at.id }, query })).data
    },
  })
}

/** One mail in one language to write in, and beside it what somebody on the list would read. */
export function EmailTemplatesEditor({ survey, at, templates }: EditorProps) {
  const t = useT()
  const undoable = useUndo()
  const [kind, setKind] = useState<TemplateKind>('invitation')
  const [language, setLanguage] = useState<Language>(survey.language)
  // The editor of rich texts takes its text once: when that changes under it, it is drawn anew.
  const [drawn, setDrawn] = useState(0)
  const saving = useTemplates({ survey, at, templates })
  const { values: drafts, problems } = saving
  const newest = useRef(drafts)
  useEffect(() => {
    newest.current = drafts
  })

  const put = (words: { subject?: string; body?: string }) =>
    saving.change(withWordsIn(newest.current, kind, language, words))

  const own = ownWordsOf(drafts, templates)[kind]
  const onDefault = () => {
    const before = { subject: drafts[kind].subject[language], body: drafts[kind].body[language] }
    const { subject, body } = templates[`${kind}_template`].default
    const draw = (words: typeof before) => {
      put(words)
      setDrawn((times) => times + 1)
    }
    draw({ subject: subject[language], body: body[language] })
    undoable({ message: t('templates.isDefault'), undo: () => draw(before) })
  }

  const found = problemsIn(drafts)
  const isWrongHere = found.some((problem) => problem.kind === kind)

  return (
    <div className={classes.page}>
      <div className={classes.bars}>
        <WordSegments
          label={t('templates.which')}
          value={kind}
          segments={templateKinds.map((value) => ({ value, label: t(`templates.${value}`) }))}
          onChoose={setKind}
        />
        <WordSegments
          label={t('templates.language')}
          value={language}
          segments={languages.map((value) => ({ value, label: languageName[value] }))}
          onChoose={setLanguage}
        />
      </div>
      <div className={classes.columns} data-reading={!survey.can.edit || undefined}>
        {survey.can.edit && (
          <div className={classes.side}>
            <Card aria-label={t(`templates.${kind}`)}>
              <TemplateFields
                key={`${kind}.${language}.${drawn}`}
                kind={kind}
                language={language}
                draft={drafts[kind]}
                standard={templates[`${kind}_template`].default}
                isOwn={own.subject[language] !== '' || own.body[language] !== ''}
                problems={problems}
                onChange={put}
                onDefault={onDefault}
              />
            </Card>
            <ProblemsElsewhere
              problems={found.filter((problem) => problem.kind !== kind || problem.language !== language)}
              onShow={(problem) => {
                setKind(problem.kind)
                setLanguage(problem.language)
              }}
            />
            <SaveNote saving={saving} />
          </div>
        )}
        <TemplatePreview
          at={at}
          draft={{ kind, language, ...ownWordsOf(drafts, templates)[kind] }}
          isWrong={isWrongHere}
          canTest={survey.can.edit}
        />
      </div>
    </div>
  )
}
