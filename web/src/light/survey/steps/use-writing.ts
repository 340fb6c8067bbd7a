import { useRef, useState } from 'react'
import { countOf, type Slots, type Statement, usableText } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import type { Survey } from '../keeping/survey.ts'
import { hasRealKeyboard } from './has-real-keyboard.ts'

export type Writing = ReturnType<typeof useWriting>

type WritingOptions = { survey: Survey; test_id: string; topic: TopicState; slots: Slots }

/** What stands in the input: something new, or a statement that is being changed; and what was just removed. */
export function useWriting({ survey, test_id, topic, slots }: WritingOptions) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => deviceStorage.readDraft(test_id))
  const [edited, setEdited] = useState<Statement | null>(null)
  const [editedText, setEditedText] = useState('')
  const [removed, setRemoved] = useState<Statement | null>(null)
  const { isFull } = countOf(topic, slots)

  const focusInput = () => input.current?.focus({ preventScroll: true })

  /** After a button that is gone; on a phone this would bring the keyboard up unasked. */
  const refocus = () => {
    if (hasRealKeyboard()) setTimeout(focusInput)
  }

  const keepDraft = (text: string) => {
    setDraft(text)
    deviceStorage.writeDraft(test_id, text)
  }

  const endEdit = () => {
    setEdited(null)
    setTimeout(focusInput)
  }

  /** What stands in the input becomes a statement, if it is one. */
  const takeDraft = () => {
    if (isFull || usableText(draft) === '') return
    survey.addStatement(draft)
    keepDraft('')
  }

  return {
    input,
    draft,
    edited,
    editedText,
    removed,
    keepDraft,
    setEditedText,
    takeDraft,
    endEdit,
    refocus,

    add() {
      setRemoved(null)
      takeDraft()
      focusInput()
    },

    edit(statement: Statement) {
      setEdited(statement)
      setEditedText(statement.text)
      // The button that was pressed has done its work; what comes next is typing.
      setTimeout(focusInput)
    },

    saveEdit() {
      const text = usableText(editedText)
      // What shows something may lose its words again.
      if (edited && text !== edited.text) survey.rewrite(edited, text)
      endEdit()
    },

    remove(statement: Statement) {
      if (edited?.slot === statement.slot) setEdited(null)
      setRemoved(statement)
      survey.remove(statement)
      refocus()
    },

    undo() {
      if (removed) survey.restore(removed)
      setRemoved(null)
      refocus()
    },
  }
}
