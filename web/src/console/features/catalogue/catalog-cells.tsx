import type { CatalogField } from '@catchpitch/contract/catalogue/catalog-field'
import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import { IconCheck } from '@tabler/icons-react'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import { type Entity, type Entry, valueOf } from './catalog-call.ts'
import classes from './catalog-cells.module.css'
import { useCatalogWords } from './catalog-words.ts'

/** In which languages something of the entry is still to be written. */
export function MissingLanguages({ entry: { missing } }: { entry: Entry }) {
  const t = useT()
  if (missing.length === 0) {
    return (
      <span className={classes.complete}>
        <IconCheck size={16} aria-hidden />
        {t('catalog.complete')}
      </span>
    )
  }
  return (
    <span className={classes.missing}>
      {missing.map((language) => (
        <span key={language} className={classes.language} lang={language} title={t('texts.missing')}>
          {languageName[language]}
        </span>
      ))}
    </span>
  )
}

const isSubject = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

type FieldCellProps = { entity: Entity; name: string; field: CatalogField; entry: Entry }

/** A field in its column of the list. Long texts have none. */
export function FieldCell({ entity, name, field, entry }: FieldCellProps) {
  const t = useT()
  const words = useCatalogWords(entity)
  const language = languageFrom(useLanguage())
  const value = valueOf(entry, name)
  if (field.kind === 'choice') return <span className={classes.choice}>{words.choice(name, value)}</span>
  if (field.kind === 'flag') return value === true ? t('catalog.yes') : '–'
  if (field.kind === 'subject') return isSubject(value) ? (entry.labels[value.id] ?? t('catalog.gone')) : '–'
  if (typeof value !== 'string') return '–'
  if (field.kind !== 'moment') return <span className={classes.label}>{entry.labels[value] ?? '–'}</span>
  const instant = new Date(value)
  return formatMoment(instant, language)
}
