import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Outline } from '../../../../ui/kit/skeleton.tsx'
import { fairnessWords } from '../../../survey-words.ts'
import { useT, withWords } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import classes from './fairness.module.css'

// Few visits look at it: it comes when it is opened, and its words with it.
const Fairness = lazy(withWords(fairnessWords, async () => ({ default: (await import('./fairness.tsx')).Fairness })))

/** For owners: whether their decisions part people by gender or age. */
export function FairnessCard({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.card} aria-labelledby="fairness">
      <div className={classes.head}>
        <h2 id="fairness">{t('results.fairness')}</h2>
        <Button
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls="fairness-body"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'results.fairnessHide' : 'results.fairnessShow')}
        </Button>
      </div>
      <p className={classes.lead}>{t('results.fairnessLead')}</p>
      <div id="fairness-body">
        {isOpen && (
          <Suspense fallback={<Outline shape="lines" />}>
            <Fairness survey={survey} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
