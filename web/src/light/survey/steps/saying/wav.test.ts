import { expect, it } from 'vitest'
import { wavOf } from './wav.ts'

it('is a WAV file of one channel, 16,000 samples a second, 16 bits each', async () => {
  const view = new DataView(await wavOf(Float32Array.of(0, 1, -1, 2, 0.5)).arrayBuffer())
  const textAt = (at: number, length: number) =>
    String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))
  expect([textAt(0, 4), textAt(8, 8), textAt(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  const format = [
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint16(34, true),
  ]
  expect(format).toEqual([1, 1, 16_000, 16])
  expect([view.getUint32(4, true), view.getUint32(40, true), view.byteLength]).toEqual([46, 10, 54])
  const samples = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))
  expect(samples).toEqual([0, 32_767, -32_767, 32_767, 16_383])
})
