import { limits } from '@catchpitch/contract/limits'
import type { BroughtVideo } from '@catchpitch/contract/videos/brought-video'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { Button } from '@mantine/core'
import { IconVideoPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { ProgressBar } from '../../../ui/kit/progress-bar.tsx'
import { FilePlace } from '../../form/file-place.tsx'
import { readQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import { begunUpload, bringVideo, forgetUpload } from './bring-video.ts'
import classes from './video-field.module.css'

type VideoFieldProps = {
  group_id: string
  /** Null: there is none yet. */
  video: BroughtVideo | null
  onChange: (video: BroughtVideo | null) => void
}

const percent = (share: number) => Math.floor(share * 100)

/** Asks again until it is prepared, or refused. */
function usePreparing(group_id: string, video: BroughtVideo | null, onChange: VideoFieldProps['onChange']) {
  const isPreparing = video?.state === videoState.preparing
  const { data } = useQuery({
    ...readQuery('GET /catchers-pitch/videos/{id}', { query: { group_id }, params: { id: video?.id ?? '' } }),
    enabled: isPreparing,
    refetchInterval: 1500,
    staleTime: 0,
  })
  useEffect(() => {
    if (isPreparing && data && data.id === video.id && data.state !== videoState.preparing) onChange(data)
  })
}

/** A video, chosen and sent in parts; what has come of it stays, whatever happens to the page or the connection. */
export function VideoField({ group_id, video, onChange }: VideoFieldProps) {
  const t = useT()
  const [sending, setSending] = useState<{ share: number; isWaiting: boolean } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [stopped, setStopped] = useState(() => begunUpload(group_id))
  const under = useRef<AbortController | null>(null)
  usePreparing(group_id, video, onChange)
  // Whoever leaves the page stops sending; what has come stays where it is.
  useEffect(() => () => under.current?.abort(), [])

  const send = async (file: File) => {
    if (sending) return
    if (file.size > limits.video.bytes) return setRefused(t('field.video.bytes'))
    setRefused(null)
    setStopped(null)
    setSending({ share: 0, isWaiting: false })
    under.current = new AbortController()
    const { signal } = under.current
    try {
      const onProgress = (share: number, isWaiting: boolean) => setSending({ share, isWaiting })
      onChange(await bringVideo({ group_id, file, signal, onProgress }))
    } catch (failure) {
      if (signal.aborted) return setStopped(begunUpload(group_id))
      if (!(failure instanceof ApiError)) throw failure
      forgetUpload()
      setRefused(Object.values(failure.error).flat().join(' ') || failure.message)
    } finally {
      setSending(null)
    }
  }

  const said = () => {
    if (sending)
      return t(sending.isWaiting ? 'ownVideo.waiting' : 'ownVideo.sending', { share: percent(sending.share) })
    if (video?.state === videoState.preparing) return t('ownVideo.preparing')
    if (video?.state === videoState.ready) return t('ownVideo.ready')
    return stopped ? t('ownVideo.stopped', { name: stopped.name, share: percent(stopped.share) }) : t('ownVideo.hint')
  }

  return (
    <FilePlace
      label={t('ownVideo.label')}
      accept="video/*,.mkv,.flv,.f4v,.mts,.avi,.wmv"
      onFile={(file) => void send(file)}
      picture={<IconVideoPlus size={28} stroke={1.5} aria-hidden />}
      says={said()}
      problem={refused ?? video?.problem}
      choose={sending ? null : { label: t(video ? 'ownVideo.change' : 'ownVideo.choose') }}
    >
      {sending && (
        <>
          <Button variant="default" onClick={() => under.current?.abort()}>
            {t('ownVideo.stop')}
          </Button>
          <div className={classes.bar}>
            <ProgressBar label={t('ownVideo.label')} value={percent(sending.share)} max={100} />
          </div>
        </>
      )}
      {video && !sending && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {t('ownVideo.link')}
        </Button>
      )}
    </FilePlace>
  )
}
