import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import type { Notification } from '@catchpitch/contract/notifications/notification'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'

/** What a notification says, in the language of the page. */
export function useSentence(): (notification: Notification) => string {
  const t = useT()
  const language = languageFrom(useLanguage())
  return ({ kind, params }) => {
    if (kind === 'plan.ending') {
      const day = formatDay(lastMomentBefore(params.ends_at), language)
      if (params.is_trial) return t('notification.plan.ending.trial', { day })
      if (params.plan === null) return t('notification.plan.ending.nameless', { day })
      return t('notification.plan.ending', { name: params.plan, day })
    }
    if (kind === 'import.done') {
      return t(params.bad > 0 ? 'notification.import.done.bad' : 'notification.import.done', params)
    }
    if (kind === 'pitch.asked') return t('notification.pitch.asked', params)
    if (kind === 'survey.completed' || kind === 'survey.declined') {
      const survey = params.survey.name ?? t('notification.goneSurvey')
      const { name } = params
      return name === null
        ? t(`notification.${kind}.nameless`, { survey })
        : t(`notification.${kind}`, { name, survey })
    }
    const { name } = params
    return name === null ? t(`notification.${kind}.nameless`) : t(`notification.${kind}`, { name })
  }
}
