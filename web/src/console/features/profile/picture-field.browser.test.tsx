import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPage } from '../../../testing/answers.ts'
import { pageShown } from '../../../testing/page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { replies } from '../../../testing/replies.ts'

function pictureOf(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
  return canvas.convertToBlob({ type: 'image/png' })
}

it('the part of a picture is chosen by keys', async () => {
  replies({
    'GET /notifications': listPage([]),
    'GET /countries': [],
    'GET /dialcodes': [],
    'GET /options/{list}': [],
  })
  await renderConsole('/surveys/profile', { as: personAs('applicant') })
  await expect.poll(pageShown).toBe('surveys.profile')
  const file = new File([await pictureOf(640, 480)], 'me.png', { type: 'image/png' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The page takes no file.')
  await userEvent.upload(input, file)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'The part of the picture that is shown' })).toHaveFocus()
  await userEvent.keyboard('+')
  await expect.element(dialog.getByRole('slider')).not.toHaveValue('1')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
