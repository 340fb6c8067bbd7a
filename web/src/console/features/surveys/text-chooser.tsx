import { type JobTextType, jobTextTypes } from '@catchpitch/contract/modules/template-type'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { useOptions } from '../../form/choices.ts'
import { NotYet } from '../../not-yet.tsx'
import { pageQuery, readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './text-chooser.module.css'

export type JobText = Reply<'GET /my-surveys/job-templates/{id}'>

const typing_pause_ms = 250

type TextChooserProps = {
  group_id: string
  /** That of the survey, by which the texts are limited to begin with. */
  job_position: string | null
  /** Whether there is a text already, which is kept. */
  hasText: boolean
  onTake: (text: JobText) => void
}

type ReadingProps = Omit<TextChooserProps, 'job_position'> & { id: string; onBack: () => void }

/** One of them, before it is taken. */
function Reading({ id, group_id, hasText, onTake, onBack }: ReadingProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/job-templates/{id}', { params: { id }, query: { group_id } }),
  )
  return (
    <div className={classes.reading}>
      <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack} data-autofocus>
        {t('jobTexts.back')}
      </Button>
      {!data && <NotYet shape="lines" error={error} onRetry={refetch} />}
      {data && (
        <>
          <h3>{data.name}</h3>
          <p className={classes.text}>{data.text}</p>
          <Button size="md" onClick={() => onTake(data)}>
            {t(hasText ? 'jobTexts.add' : 'jobTexts.take')}
          </Button>
        </>
      )}
    </div>
  )
}

type Wanted = { type: JobTextType; position: string; keyword: string }

function Found({ wanted, group_id, onRead }: { wanted: Wanted; group_id: string; onRead: (id: string) => void }) {
  const t = useT()
  const { type, position, keyword } = wanted
  const filter = [`type:${type}`, position && `job_position:${position}`].filter(Boolean).join(';')
  const { data, error, refetch } = useQuery({
    ...pageQuery('GET /my-surveys/job-templates', { query: { group_id, filter, keyword, page: 1, order: 'position' } }),
    placeholderData: keepPreviousData,
  })
  if (!data) return <NotYet shape="lines" of="list" error={error} onRetry={refetch} />
  if (data.rows.length === 0) return <p role="status">{t('jobTexts.none')}</p>
  return (
    <ul className={classes.list} aria-label={t(`jobTexts.${type}`)}>
      {data.rows.map(({ id, name, excerpt, words }) => (
        <li key={id}>
          <div>
            <h3>{name}</h3>
            <p className={classes.excerpt}>{excerpt}</p>
            <p className={classes.length}>{t('jobTexts.words', { count: words })}</p>
          </div>
          <Button variant="default" aria-label={t('jobTexts.readNamed', { name })} onClick={() => onRead(id)}>
            {t('jobTexts.read')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Ready texts about jobs: found by kind, position and name, read, and then taken. */
export function TextChooser({ group_id, job_position, hasText, onTake }: TextChooserProps) {
  const t = useT()
  const [type, setType] = useState<JobTextType>('job_description')
  const [position, setPosition] = useState(job_position ?? '')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typing_pause_ms)
  const [read, setRead] = useState<string | null>(null)
  const positions = useOptions('job_position')
  if (read !== null) {
    return <Reading id={read} group_id={group_id} hasText={hasText} onTake={onTake} onBack={() => setRead(null)} />
  }
  return (
    <div className={classes.chooser}>
      <WordSegments
        label={t('jobTexts.which')}
        value={type}
        segments={jobTextTypes.map((value) => ({ value, label: t(`jobTexts.${value}`) }))}
        onChoose={setType}
      />
      <div className={classes.search}>
        <ChoiceField
          aria-label={t('jobTexts.position')}
          placeholder={t('jobTexts.allPositions')}
          choices={positions}
          value={position}
          onChange={(event) => setPosition(event.currentTarget.value)}
        />
        <TextInput
          type="search"
          aria-label={t('jobTexts.keyword')}
          placeholder={t('jobTexts.keyword')}
          leftSection={<IconSearch size={18} aria-hidden />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {/* Another kind is another list: texts of the one must not stand under the name of the other while it is fetched. */}
      <Found key={type} wanted={{ type, position, keyword }} group_id={group_id} onRead={setRead} />
    </div>
  )
}
