import { NoticePicture } from '../ui/notice-picture.tsx'
import { PublicPage } from './public-page.tsx'
import { useT } from './words.ts'

export function MissingPage() {
  const t = useT()
  return (
    <PublicPage name="not-found" title={t('missing.title')}>
      <div className="light-missing">
        <NoticePicture of="missing" />
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <a className="button" href="/">
          {t('missing.home')}
        </a>
      </div>
    </PublicPage>
  )
}
