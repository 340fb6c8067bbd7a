import { colourImages, coverImages } from '@catchpitch/contract/groups/company-images'
import type { Texts } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { companyImageAddress } from '../../../ui/company-images/company-image-address.ts'
import { useT } from '../../words.ts'
import classes from './company-images.module.css'
import { DesignSection } from './design-section.tsx'

function Pictures({ title, images }: { title: string; images: Readonly<Record<string, Texts>> }) {
  const language = useLanguage()
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.pictures}>
        {Object.entries(images).map(([code, name]) => (
          <li key={code}>
            <img
              className={classes.picture}
              src={companyImageAddress(code)}
              alt=""
              width={1600}
              height={480}
              loading="lazy"
            />
            {name[language]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What companies may choose for the top of their page. */
export function CompanyImages() {
  const t = useT()
  return (
    <DesignSection title={t('design.companyImages')} text={t('design.companyImagesText')}>
      <Pictures title={t('design.coverImages')} images={coverImages} />
      <Pictures title={t('design.colourImages')} images={colourImages} />
    </DesignSection>
  )
}
