import { describe, expect, it } from 'vitest'
import { clipBytes, wavBytes } from '#testing/speech'
import { readWav, sample_rate } from './wav.ts'

const oneSecond = new Int16Array(sample_rate).fill(1000)

describe('readWav', () => {
  it('reads what a browser of ours sends', () => {
    expect(readWav(wavBytes(oneSecond))).toMatchObject({ seconds: 1, samples: oneSecond })
    expect(readWav(clipBytes('amiable-woman'))).toMatchObject({ seconds: expect.closeTo(6.05, 1) })
  })

  it('passes over what stands before the sound', () => {
    const plain = wavBytes(oneSecond)
    const note = Buffer.concat([Buffer.from('LIST'), Buffer.from([3, 0, 0, 0]), Buffer.from('abc\0')])
    const bytes = Buffer.concat([plain.subarray(0, 36), note, plain.subarray(36)])
    expect(readWav(bytes)).toMatchObject({ seconds: 1 })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('RIFF or not, this is no recording at all')],
    ['a picture by that name', Buffer.from('\u0089PNG\r\n\u001a\n and more', 'latin1')],
    ['another rate', wavBytes(oneSecond, { rate: 44_100 })],
    ['two channels', wavBytes(oneSecond, { channels: 2 })],
    ['a head alone', wavBytes(oneSecond).subarray(0, 30)],
  ])('refuses %s', (_, bytes) => {
    expect(readWav(bytes)).toBe('field.audio.type')
  })

  it('takes a minute and not more', () => {
    const minute = new Int16Array(60 * sample_rate)
    expect(readWav(wavBytes(minute))).toMatchObject({ seconds: 60 })
    expect(readWav(wavBytes(new Int16Array(60 * sample_rate + 1)))).toBe('field.audio.long')
  })

  it('is not misled by a length that is not there', () => {
    const bytes = wavBytes(oneSecond)
    bytes.writeUInt32LE(0xffff_ffff, 40)
    expect(readWav(bytes)).toMatchObject({ seconds: 1 })
  })
})
