import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type SurveyKey, surveyQuery } from './survey-query.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed'

/** What is wrong, by field. */
export type Problems = Readonly<Record<string, ReactNode>>

type SavingOptions<Values> = {
  survey: WholeSurvey
  at: SurveyKey
  initial: Values
  /** What can be told without asking the server. */
  check?: (values: Values) => Problems
  send: (values: Values, version: number) => Promise<WholeSurvey>
}

const typing_pause_ms = 700

/** The last write of each survey: two parts of a page that save at once would take each other for somebody else. */
const writes = new Map<string, Promise<unknown>>()

function inTurn<Result>(id: string, write: () => Promise<Result>): Promise<Result> {
  const before = writes.get(id) ?? Promise.resolve()
  const next = before.then(write, write)
  writes.set(id, next)
  return next
}

const problemsOfRefusal = ({ error }: ApiError): Problems =>
  Object.fromEntries(Object.entries(error).map(([field, messages]) => [field, messages.join(' ')]))

/**
 * What is being written about a survey. A draft saves itself a moment after the last change, and when the page is left;
 * a survey that is out is read by applicants, so that it is saved only by a button.
 */
export function useSurveySaving<Values>({ survey, at, initial, check, send }: SavingOptions<Values>) {
  const client = useQueryClient()
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SaveState>('saved')
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const latest = useRef(values)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const savesItself = survey.status === surveyStatus.draft

  const save = async (): Promise<void> => {
    clearTimeout(timer.current)
    timer.current = undefined
    const sent = latest.current
    const found = check?.(sent) ?? {}
    setProblems(found)
    if (Object.keys(found).length > 0) return setState('unsaved')
    setState('saving')
    const { queryKey } = surveyQuery(at)
    try {
      const saved = await inTurn(at.id, () => send(sent, client.getQueryData(queryKey)?.version ?? survey.version))
      client.setQueryData(queryKey, saved)
      void client.invalidateQueries({ queryKey: ['/my-surveys'] })
      setRefusal(null)
      setState(latest.current === sent ? 'saved' : 'unsaved')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(problemsOfRefusal(error))
      setRefusal(error)
      setState('failed')
    }
  }

  const newest = useRef(save)
  useEffect(() => {
    newest.current = save
  })

  // Whoever leaves within the pause has still written it.
  useEffect(
    () => () => {
      if (timer.current !== undefined) void newest.current()
    },
    [],
  )

  return {
    values,
    state,
    problems,
    refusal,
    savesItself,
    change: (next: Values) => {
      latest.current = next
      setValues(next)
      setState('unsaved')
      clearTimeout(timer.current)
      if (savesItself) timer.current = setTimeout(() => void newest.current(), typing_pause_ms)
    },
    save: () => newest.current(),
    /** Whether leaving would lose something: a draft is saved on the way out, unless it cannot be. */
    isUnsaved: () =>
      savesItself ? Object.keys(problems).length > 0 && state !== 'saved' : state === 'unsaved' || state === 'failed',
  }
}

export type SurveySaving = Pick<
  ReturnType<typeof useSurveySaving>,
  'state' | 'refusal' | 'savesItself' | 'save' | 'isUnsaved'
>
