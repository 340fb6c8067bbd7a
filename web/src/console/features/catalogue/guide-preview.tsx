import { type Language, languageFrom, languageName, languages } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { HtmlPreview } from '../../../ui/kit/html-preview.tsx'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import { companiesLike } from '../../list/lookups.ts'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './guide-preview.module.css'

function ReadGuide({ id }: { id: string }) {
  const t = useT()
  const [language, setLanguage] = useState<Language>(languageFrom(useLanguage()))
  const [company, setCompany] = useState<Choice | null>(null)
  const query = { guide_id: id, language, ...(company && { company_id: company.value }) }
  const { data, error } = useQuery({
    ...readQuery('GET /admin/guides/blade-template', { query }),
    placeholderData: keepPreviousData,
    // What was saved a moment ago must be in it.
    staleTime: 0,
  })
  return (
    <div className={classes.preview}>
      <WordSegments
        label={t('guidePreview.language')}
        value={language}
        segments={languages.map((value) => ({ value, label: languageName[value] }))}
        onChoose={setLanguage}
      />
      {error && !data && <p>{error.message}</p>}
      {!data && !error && <Skeleton kind="block" />}
      {data && (
        <article>
          <h3 className={classes.name}>{data.name}</h3>
          <HtmlPreview title={data.name} html={data.html} lang={language} />
        </article>
      )}
      <LookupField
        label={t('form.optional', { label: t('guidePreview.company') })}
        source={companiesLike}
        chosen={company}
        onChoose={setCompany}
      />
    </div>
  )
}

/** A guide as its readers see it, with what it leaves open filled in; the one that is saved. */
export function GuidePreview({ id }: { id: string }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('guidePreview.open')}
      </Button>
      <ModalDialog
        size="lg"
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('guidePreview.title')}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <ReadGuide id={id} />
      </ModalDialog>
    </>
  )
}
