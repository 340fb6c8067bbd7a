import './module-preview.css'
import { type Language, languageName } from '@catchpitch/contract/languages'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { showLanguage, useLanguage } from '../../i18n/translator.ts'
import { ArrowRightIcon, GlobeIcon } from '../../ui/icons.tsx'
import { Select } from '../../ui/select.tsx'
import { pathOf } from '../path-of.ts'
import { SurveyNotice } from '../survey/frame/survey-notice.tsx'
import type { Survey } from '../survey/keeping/survey.ts'
import { SurveyScreen } from '../survey/survey-screen.tsx'
import { useModulePreviewT } from './module-preview-words.ts'
import { moduleIdIn } from './preview-path.ts'
import { openPreview } from './preview-survey.ts'
import { walkOn } from './walk-on.ts'

type BarProps = { survey: Survey; onAgain: () => void }

/** What tells this from the real thing: where one is, in which language, and how to go on without typing. */
function Bar({ survey, onAgain }: BarProps) {
  const t = useModulePreviewT()
  const language = useLanguage()
  const { view } = useSyncExternalStore(survey.subscribe, survey.snapshot)
  const isDone = view.step === testStep.done
  // Only here: the language of whoever looks stays what it is.
  const choose = async (chosen: Language) => {
    await showLanguage(chosen)
    survey.languageChanged()
  }
  return (
    <aside className="preview-bar" aria-label={t('preview.label')}>
      <p>{t('preview.note')}</p>
      <Select
        label={t('language.label')}
        icon={<GlobeIcon size={16} />}
        value={language}
        names={languageName}
        valuesAreLanguages
        onChoose={(chosen) => void choose(chosen)}
      />
      {isDone ? (
        <button type="button" className="button" onClick={onAgain}>
          {t('preview.again')}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => walkOn(survey)}>
          {t('preview.next')}
          <ArrowRightIcon />
        </button>
      )}
    </aside>
  )
}

/** One walk through the module, from its beginning. */
function Walk({ onAgain }: { onAgain: () => void }) {
  const t = useModulePreviewT()
  const [survey, setSurvey] = useState<Survey | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const company = useEffectEvent(() => t('preview.company'))

  useEffect(() => {
    openPreview(moduleIdIn(pathOf(window.location.pathname)), () => company()).then(setSurvey, (error: unknown) =>
      setProblem(error instanceof Error ? error.message : ''),
    )
  }, [])

  if (problem !== null) {
    return <SurveyNotice title={t('preview.failed')} text={problem} href="/admin/modules" />
  }
  if (!survey) return <div className="splash" />
  return (
    <>
      <Bar survey={survey} onAgain={onAgain} />
      <SurveyScreen key={survey.snapshot().view.test_id} survey={survey} isPreview onTakeOver={onAgain} />
    </>
  )
}

/** A module as an applicant would meet it, from the instructions to their own map. For staff. */
export function ModulePreviewPage() {
  const [round, setRound] = useState(0)
  return <Walk key={round} onAgain={() => setRound(round + 1)} />
}
