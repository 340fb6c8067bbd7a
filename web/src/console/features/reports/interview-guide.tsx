import { Button, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './interview-guide.module.css'
import type { ReportInfo, ReportKey } from './report-query.ts'

type Guide = Reply<'GET /results/{id}/interview-guide'>
type Item = Guide['items'][number]
type Drafted = Item & { key: number }

/** What the person's own statements and staff's questions propose, as long as nobody has saved a guide. */
function useProposed(): (guide: Guide) => Item[] {
  const t = useT()
  return ({ statements, questions }) => [
    ...statements.map(({ situation, text }) => ({ quote: text, question: t('reports.askAbout', { situation }) })),
    ...questions.map(({ text }) => ({ quote: '', question: text })),
  ]
}

/** Two places exchanged; a step past either end leaves everything as it is. */
function moved(items: readonly Drafted[], from: number, to: number): readonly Drafted[] {
  const [one, other] = [items[from], items[to]]
  if (!one || !other) return items
  return items.map((item, index) => {
    if (index === from) return other
    return index === to ? one : item
  })
}

function GuideList({ items }: { items: readonly Item[] }) {
  return (
    <ol className={classes.questions}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they stand as they were saved, and none moves.
        <li key={index}>
          {item.quote && <blockquote className={classes.quote}>{item.quote}</blockquote>}
          <p className={classes.question}>{item.question}</p>
        </li>
      ))}
    </ol>
  )
}

type EditorProps = { guide: Guide; reportKey: ReportKey }

function GuideEditor({ guide, reportKey: { id, group_id } }: EditorProps) {
  const t = useT()
  const proposed = useProposed()
  const begin = () => (guide.version === 0 ? proposed(guide) : guide.items).map((item, key) => ({ ...item, key }))
  const [items, setItems] = useState<readonly Drafted[]>(begin)
  const [version, setVersion] = useState(guide.version)
  const [isUnsaved, setUnsaved] = useState(false)
  const save = useWrite('PUT /results/{id}/interview-guide', { stale: ['/results/{id}/interview-guide'] })
  // What a colleague has saved is shown, unless something here waits to be saved: then saving says that there is another.
  if (guide.version > version && !isUnsaved) {
    setVersion(guide.version)
    setItems(begin())
  }
  const isSaved = version > 0 && !isUnsaved
  const change = (next: readonly Drafted[]) => {
    setItems(next)
    setUnsaved(true)
  }
  const add = () =>
    change([...items, { question: '', quote: '', key: Math.max(-1, ...items.map(({ key }) => key)) + 1 }])
  const keep = async () => {
    const asked = items.filter(({ question }) => question.trim() !== '')
    const body = { version, items: asked.map(({ question, quote }) => ({ question, quote })) }
    await save.mutateAsync({ params: { id }, query: { group_id }, body }).then(
      (saved) => {
        setItems(asked)
        setVersion(saved.version)
        setUnsaved(false)
      },
      () => undefined,
    )
  }
  return (
    <>
      <UnsavedGuard isUnsaved={() => isUnsaved} />
      <ol className={classes.questions}>
        {items.map((item, index) => (
          <li key={item.key}>
            {item.quote && <blockquote className={classes.quote}>{item.quote}</blockquote>}
            <p className={classes.printed}>{item.question}</p>
            <div className={classes.edit}>
              <Textarea
                aria-label={t('reports.questionNumber', { number: index + 1 })}
                value={item.question}
                // What is typed while it is on its way would be neither in what is saved nor told to be missing.
                readOnly={save.isPending}
                autosize
                minRows={1}
                size="md"
                onChange={({ currentTarget: { value } }) =>
                  change(items.map((one) => (one.key === item.key ? { ...one, question: value } : one)))
                }
              />
              <div className={classes.buttons}>
                <Button
                  variant="subtle"
                  px="xs"
                  disabled={index === 0}
                  aria-label={t('reports.moveUp', { number: index + 1 })}
                  onClick={() => change(moved(items, index, index - 1))}
                >
                  <IconArrowUp size={18} aria-hidden />
                </Button>
                <Button
                  variant="subtle"
                  px="xs"
                  disabled={index === items.length - 1}
                  aria-label={t('reports.moveDown', { number: index + 1 })}
                  onClick={() => change(moved(items, index, index + 1))}
                >
                  <IconArrowDown size={18} aria-hidden />
                </Button>
                <Button
                  variant="subtle"
                  px="xs"
                  aria-label={t('reports.dropQuestion', { number: index + 1 })}
                  onClick={() => change(items.filter(({ key }) => key !== item.key))}
                >
                  <IconTrash size={18} aria-hidden />
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {save.error && <FormAlert>{save.error.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t('reports.addQuestion')}
        </Button>
        <Button loading={save.isPending} disabled={isSaved} onClick={() => void keep()}>
          {t('reports.saveGuide')}
        </Button>
        <span role="status" className={classes.quiet}>
          {isSaved ? t('reports.guideSaved') : ''}
        </span>
      </div>
    </>
  )
}

/** What to ask in the interview: begun from the person's own words, edited by the company, and printed. */
export function InterviewGuide({ reportKey }: { info: ReportInfo; reportKey: ReportKey }) {
  const t = useT()
  const { id, group_id } = reportKey
  const { data, error, refetch } = useQuery(
    readQuery('GET /results/{id}/interview-guide', { params: { id }, query: { group_id } }),
  )
  const proposed = useProposed()
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <section className={classes.card} aria-labelledby="interview-guide">
      <h2 id="interview-guide">{t('reports.guideTitle')}</h2>
      <p className={classes.quiet}>{t('reports.guideText')}</p>
      {data.can_edit ? (
        <GuideEditor guide={data} reportKey={reportKey} />
      ) : (
        <GuideList items={data.version === 0 ? proposed(data) : data.items} />
      )}
    </section>
  )
}
