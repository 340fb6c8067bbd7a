import { useEffect, useRef } from 'react'
import { api } from '../../../api/api.ts'
import type { Survey } from '../keeping/survey.ts'
import { takePicture } from './camera.ts'
import { useCamera } from './camera-check.tsx'
import { untilNextPicture } from './snapshot-times.ts'

/** Sends a small picture now and then, while the camera is on. One that cannot be sent is not tried again: the next will. */
export function useSnapshots(survey: Survey, isWanted: boolean): void {
  const { stream } = useCamera()
  const taken = useRef(0)

  useEffect(() => {
    if (!isWanted || !stream) return
    let timer: ReturnType<typeof setTimeout>
    const send = async () => {
      const { view, kept } = survey.snapshot()
      const picture = await takePicture(stream)
      if (!picture) return
      const happened_at = new Date(Date.now() + kept.skew_ms).toISOString()
      const body = { id: crypto.randomUUID(), happened_at, step: view.step, topic: view.topic }
      await api('POST /screen-shot', { body, files: { picture } }, { token: kept.token })
      taken.current += 1
    }
    const wait = () => {
      timer = setTimeout(
        () => {
          // Without a connection there is none of this moment; the survey itself goes on.
          void send().catch(() => {})
          wait()
        },
        untilNextPicture(taken.current, Math.random),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [stream, isWanted, survey])
}
