import { colourImages, coverImages } from '@catchpitch/contract/groups/company-images'
import type { Texts } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { companyImageAddress } from '../../../ui/company-images/company-image-address.ts'
import { FileInput } from '../../form/file-input.tsx'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './cover-choice.module.css'
import { CoverPhoto } from './cover-photo.tsx'
import { coverQuery } from './teams-list.ts'

type PicturesProps = {
  title: string
  images: Readonly<Record<string, Texts>>
  chosen: string | null
  onChoose: (code: string) => void
}

function Pictures({ title, images, chosen, onChoose }: PicturesProps) {
  const language = useLanguage()
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.pictures}>
        {Object.entries(images).map(([code, name]) => (
          <button
            key={code}
            type="button"
            className={classes.choice}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
          >
            <img src={companyImageAddress(code)} alt="" width={1600} height={480} loading="lazy" />
            {name[language]}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Eight drawings, eight colours, or a picture of one's own. A press is enough: the next one takes it back. */
export function CoverChoice({ company, manages }: { company: Company; manages: boolean }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const query = { group_id: company.id }
  const { data: cover } = useQuery(coverQuery(company.id))
  const stale = ['/cover-photo']
  const change = useWrite('PUT /cover-photo', { stale })
  const remove = useWrite('DELETE /cover-photo', { stale })
  const told = {
    onSuccess: () => toast('done', t('done.saved')),
    onError: ({ message, error }: ApiError) => toast('failed', Object.values(error).flat()[0] ?? message),
  }
  const choose = (code: string) => change.mutate({ query, body: { code } }, told)
  const send = (picture: File) => change.mutate({ query, body: { code: '' }, files: { picture } }, told)

  return (
    <div className={classes.choices}>
      <CoverPhoto group_id={company.id} />
      {!manages && <p className={classes.hint}>{t('teams.coverOwner')}</p>}
      {manages && (
        <>
          <div className={classes.own}>
            <FileInput ref={input} accept="image/*" onFile={send} />
            <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
              {t('teams.coverUpload')}
            </Button>
            {cover && (cover.picture ?? cover.code) !== null && (
              <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate({ query }, told)}>
                {t('teams.coverRemove')}
              </Button>
            )}
            <p className={classes.hint}>{t('teams.coverHint')}</p>
          </div>
          <Pictures
            title={t('teams.coverImages')}
            images={coverImages}
            chosen={cover?.code ?? null}
            onChoose={choose}
          />
          <Pictures
            title={t('teams.coverColours')}
            images={colourImages}
            chosen={cover?.code ?? null}
            onChoose={choose}
          />
        </>
      )}
    </div>
  )
}
