import { useEffect, useState } from 'react'
import { deviceStorage } from '../../keeping/device-storage.ts'
import type { Survey } from '../../keeping/survey.ts'
import { type DevicePicture, pictures } from './pictures.ts'
import { type PictureProblem, scalePicture } from './scale-picture.ts'

/** The run of the survey that something is shown in, with the key to it. */
export type ShownRun = { test_id: string; topic: number; token: string }

type PictureOptions = { survey: Pick<Survey, 'addStatement'>; run: ShownRun }

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
      if (drafts.length > 0 && !mine) deviceStorage.writeCaption(test_id, '')
      if (isHere && mine) setChosen({ ...mine, caption: deviceStorage.readCaption(test_id) })
    })
    return () => {
      isHere = false
    }
  }, [test_id, topic])

  const keep = async (jpeg: Blob) => {
    if (chosen) await pictures.drop(chosen.id)
    const picture = { id: crypto.randomUUID(), test_id, topic, jpeg, caption: '', added: false, sent: false }
    await pictures.keep(picture)
    setProblem(null)
    // Also what was typed about the picture before while this one was being read.
    setChosen({ ...picture, caption: deviceStorage.readCaption(test_id) })
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
      setChosen({ ...chosen, caption })
      // At once: a reload in the next moment would end the writing of a whole picture before it is done.
      deviceStorage.writeCaption(test_id, caption)
    },

    async add() {
      if (!chosen) return
      setChosen(null)
      // On the device for good before the statement names it.
      await pictures.keep({ ...chosen, added: true })
      survey.addStatement(chosen.caption, { picture_id: chosen.id })
      deviceStorage.writeCaption(test_id, '')
    },
  }
}
