import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { addWords } from '../../../../i18n/translator.ts'
import { speak } from '../../../../testing/render-console.tsx'
import { surveyWords } from '../../survey-words.ts'
import { forgetFiles } from '../forget-files.ts'
import { showingWords } from './showing-words.ts'
import { VisualDock } from './visual-dock.tsx'

const run = { test_id: 'shown', topic: 1, token: 'key' }
const addStatement = vi.fn<(text: string, source?: object) => void>()
const caption = page.getByLabelText('In a few words (optional)')

async function openDock(): Promise<void> {
  await speak('en')
  await Promise.all([addWords(surveyWords), addWords(showingWords)])
  await render(<VisualDock survey={{ addStatement }} run={run} isCameraTaken={false} isEnding={false} foot={null} />)
}

async function choosePicture(): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The dock takes no file.')
  await userEvent.upload(input, new File([png], 'desk.png', { type: 'image/png' }))
}

/** What a reload in the next moment does to the device's database: what is being written is undone. */
function undoNextWrite(): void {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  transaction.mockImplementation(function undone(this: IDBDatabase, store) {
    transaction.mockRestore()
    const begun = this.transaction(store, 'readwrite')
    for (const end of ['success', 'error']) {
      begun.addEventListener(end, (event) => event.stopImmediatePropagation(), { capture: true })
    }
    queueMicrotask(() => begun.abort())
    return begun
  })
}

afterEach(async () => {
  vi.restoreAllMocks()
  addStatement.mockReset()
  await forgetFiles(run.test_id)
})

it('keeps what is typed about a picture through a reload in the next moment', async () => {
  await openDock()
  await choosePicture()
  await expect.element(caption).toBeVisible()
  undoNextWrite()
  await caption.fill('My desk')
  await cleanup()
  vi.restoreAllMocks()
  await openDock()
  await expect.element(caption).toHaveValue('My desk')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => addStatement.mock.calls).toEqual([['My desk', { picture_id: expect.any(String) }]])
})

it('leaves the words to another picture that takes the place of the first, and none to the next statement', async () => {
  await openDock()
  await choosePicture()
  await caption.fill('My desk')
  await choosePicture()
  await expect.element(caption).toHaveValue('My desk')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(caption).not.toBeInTheDocument()
  await choosePicture()
  await expect.element(caption).toHaveValue('')
})
