import { Readable } from 'node:stream'
import { limits } from '@catchpitch/contract/limits'
import { Refusal } from '#platform/refusal'
import type { StreamBinding } from './bind.ts'
import type { Streams } from './streams.ts'
import { admit, type Buckets, type Call, takeCall } from './take-call.ts'

/** `no-transform` and the last line keep proxies from holding events back until there are enough of them. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Kept open for the next call, the connection of a stream that has ended would hold up a server that stops.
  connection: 'close',
}

/** Who reads so slowly that this much lies about is cut off: on coming back they read everything anew anyway. */
const most_unread_bytes = 64 * 1024

const comment = (words: string) => `: ${words}\n\n`

/**
 * A call that goes on answering. It came in like every other, and what let it in is asked again at every beat, because
 * nothing else would: a session that is over, or a place in a company that was lost, ends the stream.
 */
export async function answerStream(call: Call<StreamBinding>, buckets: Buckets, streams: Streams): Promise<Readable> {
  const { binding, platform, request } = call
  const { context, input } = await takeCall(call, buckets)
  const { person, group } = context
  const begin = await binding.begin(context, input)

  const stream = new Readable({ read() {} })
  const end = () => {
    if (!stream.readableEnded && !stream.destroyed) stream.push(null)
  }
  const write = (text: string) => {
    if (stream.destroyed || stream.readableEnded) return
    if (stream.readableLength > most_unread_bytes) stream.destroy()
    else stream.push(text)
  }

  const isStillAdmitted = async () => {
    const { group: now } = await admit({ ...call, now: platform.clock.now() })
    return now?.id === group?.id && now?.role === group?.role
  }
  const recheck = async () => {
    try {
      if (!(await isStillAdmitted())) end()
    } catch (error) {
      // A database that is away is no reason to send people away: the next beat asks again.
      if (error instanceof Refusal) end()
      else request.log.warn({ err: error }, 'a stream could not be checked')
    }
  }

  const forget = streams.add(person?.session.toString('hex') ?? request.ip, end)
  // At once, so that the headers go out and both sides know that they are connected.
  write(comment('open'))
  const beat = setInterval(() => {
    write(comment('beat'))
    void recheck()
  }, limits.live.beat_s * 1000)
  beat.unref()
  const stop = begin({
    send: (event) => write(`data: ${JSON.stringify(binding.endpoint.reply.parse(event))}\n\n`),
    recheck: () => void recheck(),
  })
  stream.once('close', () => {
    clearInterval(beat)
    stop()
    forget()
  })
  return stream
}
