import type { SlideReaction } from '@catchpitch/contract/pitch/slide-reactions'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { onLanguageShown } from '../../../i18n/translator.ts'
import { refusalOf } from '../keeping/refusal.ts'
import { patiently } from '../patiently.ts'

export type StoryData = Reply<'GET /user-sliders'>
export type StorySlide = StoryData['slides'][number]
export type OwnQuestion = NonNullable<StoryData['asked']>
export type AnsweredQuestion = StoryData['answered'][number]

/** Sent again until it has arrived. What the server refuses will stay refused, and is no reason to bother anybody: null. */
function untilHeard<Heard>(send: () => Promise<Heard>): Promise<Heard | null> {
  return patiently(async () => {
    try {
      return await send()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'cut' || refusal === 'busy') throw error
      return null
    }
  })
}

/** What somebody can tell the company about its pitch. */
export type StoryDeeds = {
  /** Null: it is looked at again, which counts for nothing. */
  noteSeen: ((id: string) => void) | null
  react: (id: string, reaction: SlideReaction | null) => void
  /** Rejects as `api` does: whoever asks wants to know whether it has arrived. */
  ask: (question: string) => Promise<void>
}

/** The pitch in the language of the page, and how to tell the company something about it. */
export function useStory(token: string): { story: StoryData | null } & StoryDeeds {
  const [story, setStory] = useState<StoryData | null>(null)
  // One after the other, so that what was pressed last is what stays.
  const telling = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    let asked = 0
    const load = () => {
      asked += 1
      const turn = asked
      void untilHeard(() => api('GET /user-sliders', {}, { token })).then((reply) => {
        if (turn === asked && reply) setStory(reply.data)
      })
    }
    load()
    // The server tells it in one language at a time.
    const stop = onLanguageShown(load)
    return () => {
      asked += 1
      stop()
    }
  }, [token])

  const tell = (send: () => Promise<unknown>) => {
    telling.current = telling.current.then(() => untilHeard(send))
  }

  const noteSeen = (id: string) => tell(() => api('POST /user-sliders/{id}/seen', { params: { id } }, { token }))

  const react = (id: string, reaction: SlideReaction | null) => {
    const said = (slide: StorySlide) => (slide.id === id ? { ...slide, reaction } : slide)
    setStory((now) => now && { ...now, slides: now.slides.map(said) })
    tell(() => api('POST /user-sliders/{id}/reaction', { params: { id }, body: { reaction } }, { token }))
  }

  const ask = async (question: string) => {
    const { data } = await api('POST /user-sliders/question', { body: { question } }, { token })
    setStory((now) => now && { ...now, asked: data })
  }

  return { story, noteSeen, react, ask }
}
