import { languageFrom } from '@catchpitch/contract/languages'
import type { Notification } from '@catchpitch/contract/notifications/notification'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import { isAboutMoney, moneySentence } from './money-sentence.ts'

/** What a notification says, in the language of the page. */
export function useSentence(): (notification: Notification) => string {
  const t = useT()
  const language = languageFrom(useLanguage())
  return (notification) => {
    if (isAboutMoney(notification)) return moneySentence(notification, t, language)
    const { kind, params } = notification
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
