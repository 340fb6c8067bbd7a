import { LightPage } from './light-page.tsx'
import { useT } from './words.ts'

export function MissingPage() {
  const t = useT()
  return (
    <LightPage name="not-found" title={t('missing.title')}>
      <div className="light-missing">
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <a className="button" href="/">
          {t('missing.home')}
        </a>
      </div>
    </LightPage>
  )
}
