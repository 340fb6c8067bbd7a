import { controls } from '@catchpitch/method/control'
import type { TopicState } from '../keeping/apply-change.ts'
import { ReachIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'
import { RatingStep } from './rating-step.tsx'
import type { StepProps } from './step-props.ts'

export function ControlStep(props: StepProps & { topic: TopicState }) {
  const { survey, snapshot, topic } = props
  const t = useSurveyT()
  const isLast = topic.position === snapshot.content.topics.length
  return (
    <RatingStep
      {...props}
      title={t('survey.control.title')}
      hint={t('survey.control.hint')}
      step={t('survey.step.control')}
      next={isLast ? t('survey.continue') : t('survey.control.next')}
      choices={[
        { rating: controls.much, label: t('survey.control.much'), icon: <ReachIcon bars={3} /> },
        { rating: controls.some, label: t('survey.control.some'), icon: <ReachIcon bars={2} /> },
        { rating: controls.none, label: t('survey.control.none'), icon: <ReachIcon bars={0} /> },
      ]}
      ratings={topic.controls ?? []}
      onRate={(slot, rating) => survey.control(slot, rating)}
    />
  )
}
