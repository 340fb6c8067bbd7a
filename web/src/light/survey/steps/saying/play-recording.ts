import { api } from '../../../../api/api.ts'
import { takes } from './takes.ts'

/** What is being listened to: one recording at a time. */
let playing: HTMLAudioElement | null = null

/** From this device if it is still here, else from the server, whose address for it works for a minute. */
async function addressOf(id: string, test_id: string, token: string): Promise<string> {
  const take = (await takes.of(test_id)).find((one) => one.id === id)
  if (take) return URL.createObjectURL(take.wav)
  return (await api('GET /speech-to-text/{id}', { params: { id } }, { token })).data.url
}

/** Plays what a statement was said in; pressed again, it stops. What cannot be had is not played. */
export async function playRecording(id: string, test_id: string, token: string): Promise<void> {
  const was = playing
  was?.pause()
  playing = null
  if (was?.dataset['recording'] === id && !was.ended) return
  try {
    const audio = new Audio(await addressOf(id, test_id, token))
    audio.dataset['recording'] = id
    playing = audio
    await audio.play()
  } catch {
    // Without a connection, or after the time for which it is kept. The statement stands there in words.
  }
}
