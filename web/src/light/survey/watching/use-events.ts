import { type SeenByDevice, seenByDevice } from '@catchpitch/contract/integrity/integrity-event'
import { useEffect, useMemo, useRef } from 'react'
import { api } from '../../../api/api.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import { useCamera } from './camera-check.tsx'
import { createOutbox } from './event-outbox.ts'
import type { Seen } from './watch-page.ts'

/** Where what is seen goes: onto the device, and from there to the server, with the place in the survey where it was. */
export function useEvents(survey: Survey, { view, kept }: SurveySnapshot) {
  const { test_id } = view
  const { token } = kept

  const outbox = useMemo(
    () =>
      createOutbox({
        read: () => deviceStorage.readEvents(test_id),
        write: (events) => deviceStorage.writeEvents(test_id, events),
        send: (events) => api('POST /anti-cheat', { body: { events } }, { token }),
      }),
    [test_id, token],
  )
  useEffect(() => {
    void outbox.deliver()
    return () => outbox.close()
  }, [outbox])

  const events = useMemo(
    () => ({
      add({ id, kind, since, lasted_ms, characters }: Seen): void {
        const { view: now, kept: device } = survey.snapshot()
        const happened_at = new Date(since + device.skew_ms).toISOString()
        outbox.add({ id, kind, happened_at, lasted_ms, step: now.step, topic: now.topic, characters })
      },
    }),
    [outbox, survey],
  )
  useCameraLoss(events)
  return events
}

/** A camera that goes off in the middle is one event, which lasts until it is on again. */
function useCameraLoss(events: { add: (seen: Seen) => void }): void {
  const { state } = useCamera()
  const lost = useRef<{ id: string; since: number } | null>(null)
  const wasOn = useRef(false)
  useEffect(() => {
    const kind: SeenByDevice = seenByDevice.camera_off
    if (state === 'on') {
      if (lost.current) {
        const { id, since } = lost.current
        events.add({ id, kind, since, lasted_ms: Math.round(Date.now() - since), characters: null })
      }
      lost.current = null
      wasOn.current = true
    } else if (state === 'off' && wasOn.current && !lost.current) {
      lost.current = { id: crypto.randomUUID(), since: Date.now() }
      events.add({ ...lost.current, kind, lasted_ms: 0, characters: null })
    }
  }, [state, events])
}
