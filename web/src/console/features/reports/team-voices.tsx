import { addComment } from '@catchpitch/contract/comments/comments.endpoints'
import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import type { ReportInfo, ReportKey } from './report-query.ts'
import classes from './team-voices.module.css'

type Voices = Reply<'GET /results/{id}/comments'>

const { min, max } = limits.comment.rating
const scale = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
const stale = ['/results/{id}/comments']

function OwnRating({ voices, reportKey: { id, group_id } }: { voices: Voices; reportKey: ReportKey }) {
  const t = useT()
  const rate = useWrite('PUT /results/{id}/rating', { stale })
  return (
    <section className={classes.card} aria-labelledby="own-rating">
      <h2 id="own-rating">{t('reports.ownRating')}</h2>
      <p className={classes.quiet}>{t('reports.ownRatingText')}</p>
      <WordSegments
        label={t('reports.ownRating')}
        value={voices.own_rating === null ? '' : String(voices.own_rating)}
        segments={scale.map((value) => ({ value, label: value }))}
        onChoose={(value) => rate.mutate({ params: { id }, query: { group_id }, body: { rating: Number(value) } })}
      />
      {rate.error && <FormAlert>{rate.error.message}</FormAlert>}
      {voices.own_rating === null ? (
        <p className={classes.quiet}>
          {t('reports.hiddenVoices', { ratings: voices.rated_by_others, comments: voices.hidden })}
        </p>
      ) : (
        <ul className={classes.ratings}>
          {voices.ratings.map(({ author, rating }) => (
            <li key={author.id}>
              <span>{author.full_name}</span>
              <b>{t('reports.ratingOf', { rating, max })}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NewComment({ reportKey: { id, group_id } }: { reportKey: ReportKey }) {
  const t = useT()
  const add = useWrite('POST /results/{id}/comments', { stale })
  const [written, setWritten] = useState(0)
  return (
    <CommentForm
      key={written}
      onSend={async (body) => {
        await add.mutateAsync({ params: { id }, query: { group_id }, body })
        setWritten(written + 1)
      }}
      label={t('reports.newComment')}
    />
  )
}

type CommentFormProps = {
  label: string
  /** What stands there already; then it is changed and not said. */
  text?: string
  onSend: (body: { text: string }) => Promise<void>
  onCancel?: () => void
}

function CommentForm({ label, text = '', onSend, onCancel }: CommentFormProps) {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const isChange = onCancel !== undefined
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isChange) field.current?.focus()
  }, [isChange])
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: addComment.body,
    initial: { text },
    send: onSend,
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <FormAlert>{alert}</FormAlert>
      <Textarea
        key={form.key('text')}
        {...form.getInputProps('text')}
        label={label}
        autosize
        minRows={2}
        maxRows={10}
        size="md"
        ref={field}
      />
      <div className={classes.deeds}>
        <Button type="submit" loading={sending}>
          {t(isChange ? 'reports.saveComment' : 'reports.sayIt')}
        </Button>
        {onCancel && (
          <Button variant="default" disabled={sending} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type CommentProps = { comment: Voices['comments'][number]; reportKey: ReportKey }

function Comment({ comment, reportKey: { id, group_id } }: CommentProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const remove = useWrite('DELETE /results/{id}/comments/{comment_id}', { stale })
  const change = useWrite('PUT /results/{id}/comments/{comment_id}', { stale })
  const [isChanging, setChanging] = useState(false)
  const at = new Date(comment.created_at)
  const key = { params: { id, comment_id: comment.id }, query: { group_id } }
  return (
    <li className={classes.comment}>
      <p className={classes.quiet}>
        <b>{comment.author.full_name}</b> {formatDay(at, language)}, {formatTime(at, language)}
        {comment.updated_at !== comment.created_at && ` · ${t('reports.changed')}`}
      </p>
      {isChanging ? (
        <CommentForm
          label={t('reports.ownComment')}
          text={comment.text}
          onSend={async ({ text }) => {
            await change.mutateAsync({ ...key, body: { text, version: comment.version } })
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <p className={classes.text}>{comment.text}</p>
      )}
      {comment.is_own && !isChanging && (
        <div className={classes.deeds}>
          <Button size="compact-sm" variant="subtle" onClick={() => setChanging(true)}>
            {t('reports.change')}
          </Button>
          <Button size="compact-sm" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(key)}>
            {t('reports.takeBack')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What colleagues think of somebody's answers. Nobody sees what others think before they have said it themself. */
export function TeamVoices({ reportKey }: { info: ReportInfo; reportKey: ReportKey }) {
  const t = useT()
  const { id, group_id } = reportKey
  const { data, error, refetch } = useQuery(
    readQuery('GET /results/{id}/comments', { params: { id }, query: { group_id } }),
  )
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <div className={classes.page}>
      <OwnRating voices={data} reportKey={reportKey} />
      <section className={classes.card} aria-labelledby="comments">
        <h2 id="comments">{t('reports.comments')}</h2>
        <ul className={classes.comments}>
          {data.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} reportKey={reportKey} />
          ))}
        </ul>
        <NewComment reportKey={reportKey} />
      </section>
    </div>
  )
}
