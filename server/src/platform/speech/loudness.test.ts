import { describe, expect, it } from 'vitest'
import { clipOf, inARow, wavOf } from '#testing/speech'
import { cutAtPauses, isSilent } from './loudness.ts'
import { sample_rate } from './wav.ts'

const tone = (seconds: number, loudness: number) =>
  Int16Array.from({ length: seconds * sample_rate }, (_, index) => Math.sin(index / 10) * loudness * 32_767)

const secondsOf = (samples: Int16Array) => samples.length / sample_rate

describe('isSilent', () => {
  it('hears a voice, and none in the noise of a quiet room', () => {
    expect(isSilent(clipOf('prudently').samples)).toBe(false)
    expect(isSilent(tone(2, 0.002))).toBe(true)
    expect(isSilent(new Int16Array(sample_rate))).toBe(true)
  })

  it('hears one word in a minute of nothing', () => {
    const samples = new Int16Array(60 * sample_rate)
    samples.set(tone(0.3, 0.1), 30 * sample_rate)
    expect(isSilent(samples)).toBe(false)
  })
})

describe('cutAtPauses', () => {
  it('leaves alone what is short enough', () => {
    const { samples } = clipOf('prudently')
    expect(cutAtPauses(samples, 20)).toEqual([samples])
  })

  it('cuts where nobody speaks, into pieces of at most so long, and loses nothing', () => {
    const clip = clipOf('amiable-woman')
    const { samples } = inARow(clip, clip, clip, clip, clip, clip)
    const parts = cutAtPauses(samples, 20)
    expect(Math.max(...parts.map(secondsOf))).toBeLessThanOrEqual(20)
    expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(samples.length)
    for (const part of parts.slice(1)) expect(Math.abs(part[0] ?? 1)).toBeLessThan(300)
  })

  it('comes to an end with one sound that never pauses', () => {
    const parts = cutAtPauses(wavOf(tone(60, 0.5)).samples, 20)
    expect(Math.max(...parts.map(secondsOf))).toBeLessThanOrEqual(20)
    expect(parts.length).toBeLessThanOrEqual(6)
  })
})
