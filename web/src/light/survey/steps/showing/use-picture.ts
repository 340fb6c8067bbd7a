import { useEffect, useState } from 'react'
import type { Survey } from '../../keeping/survey.ts'
import { type DevicePicture, pictures } from './pictures.ts'
import { type PictureProblem, scalePicture } from './scale-picture.ts'

/** The run of the survey that something is shown in, with the key to it. */
export type ShownRun = { test_id: string; topic: number; token: string }

type PictureOptions = { survey: Survey; run: ShownRun }

/** One picture that is about to be a statement: chosen, kept on the device, given a caption, added. */
export function usePicture({ survey, run: { test_id, topic } }: PictureOptions) {
  const [chosen, setChosen] = useState<DevicePicture | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<PictureProblem | null>(null)

  // What was chosen before a reload is still there; what another situation left behind is not needed any more.
  useEffect(() => {
    let isHere = true
    void pictures.of(test_id).then((kept) => {
      const drafts = kept.filter(({ added }) => !added)
      for (const left of drafts) if (left.topic !== topic) void pictures.drop(left.id)
      const mine = drafts.find((left) => left.topic === topic)
      if (isHere && mine) setChosen(mine)
    })
    return () => {
      isHere = false
    }
  }, [test_id, topic])

  const keep = async (jpeg: Blob) => {
    if (chosen) await pictures.drop(chosen.id)
    const fresh = { id: crypto.randomUUID(), test_id, topic, jpeg, added: false, sent: false }
    const picture = { ...fresh, caption: chosen?.caption ?? '' }
    await pictures.keep(picture)
    setProblem(null)
    setChosen(picture)
  }

  return {
    chosen,
    isReading,
    problem,
    keep,

    async choose(file: Blob | undefined) {
      if (!file) return
      setIsReading(true)
      const scaled = await scalePicture(file)
      if (typeof scaled === 'string') setProblem(scaled)
      else await keep(scaled)
      setIsReading(false)
    },

    describe(caption: string) {
      if (!chosen) return
      const picture = { ...chosen, caption }
      setChosen(picture)
      void pictures.keep(picture)
    },

    async add() {
      if (!chosen) return
      setChosen(null)
      // On the device for good before the statement names it.
      await pictures.keep({ ...chosen, added: true })
      survey.addStatement(chosen.caption, { picture_id: chosen.id })
    },
  }
}
