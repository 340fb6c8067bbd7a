import { useLanguage } from '../../i18n/translator.ts'
import { useScheme } from '../../ui/color-scheme.ts'
import { useT } from '../words.ts'

/** Taken of the running product by `npm run pictures`, in each language and scheme. */
const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

type PictureProps = { name: 'starter' | 'home'; words: string; caption: string; width: number; height: number }

function ProductPicture({ name, words, caption, width, height }: PictureProps) {
  const file = files[`./pictures/${name}-${useLanguage()}-${useScheme()}.avif`]
  return (
    <figure className={`landing-picture landing-picture-${name}`}>
      <img src={file} alt={words} width={width} height={height} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export function ProductPictures() {
  const t = useT()
  return (
    <section className="landing-section" aria-labelledby="seen">
      <h2 id="seen">{t('landing.seen')}</h2>
      <p className="landing-section-lead">{t('landing.seen.lead')}</p>
      <div className="landing-pictures">
        <ProductPicture
          name="starter"
          words={t('landing.seen.starter.picture')}
          caption={t('landing.seen.starter')}
          width={390}
          height={700}
        />
        <ProductPicture
          name="home"
          words={t('landing.seen.home.picture')}
          caption={t('landing.seen.home')}
          width={1200}
          height={700}
        />
      </div>
    </section>
  )
}
