import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useT } from '../../words.ts'
import type { ReportKey } from './report-query.ts'
import classes from './said-statement.module.css'

type StatementAudioProps = { recording: { id: string; seconds: number }; reportKey: ReportKey }

/** The voice behind a statement. It is fetched when somebody wants to hear it, because that is written down. */
export function StatementAudio({ recording, reportKey: { id, group_id } }: StatementAudioProps) {
  const t = useT()
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOnTheWay, setOnTheWay] = useState(false)

  const listen = async () => {
    setOnTheWay(true)
    setProblem(null)
    try {
      const params = { id, recording_id: recording.id }
      const { data } = await api('GET /results/{id}/recordings/{recording_id}', { params, query: { group_id } })
      setUrl(data.url)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('failure.unknown'))
    } finally {
      setOnTheWay(false)
    }
  }

  if (url !== null) {
    // What was said stands above it as text, which its author has looked through.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the statement itself is the text of it.
    return <audio className={classes.audio} src={url} controls autoPlay aria-label={t('reports.recording')} />
  }
  return (
    <p className={classes.listen}>
      <Button
        size="xs"
        variant="default"
        loading={isOnTheWay}
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        onClick={() => void listen()}
      >
        {t('reports.listen', { seconds: Math.round(recording.seconds) })}
      </Button>
      <span role="status">{problem}</span>
    </p>
  )
}
