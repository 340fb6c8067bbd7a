/** What the server takes: see its `platform/speech/wav.ts`. */
const sample_rate = 16_000
const head_bytes = 44

/** A WAV file of these samples, each from -1 to 1. */
export function wavOf(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(head_bytes + samples.length * 2))
  const write = (at: number, text: string) => {
    for (const [index, letter] of Array.from(text).entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sample_rate, true)
  view.setUint32(28, sample_rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(head_bytes + index * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** One voice is one channel. */
function mixed(buffer: AudioBuffer): Float32Array {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  const [first = new Float32Array()] = channels
  if (channels.length === 1) return first
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length)
}

/** What this browser has recorded, as the server takes it. Rejects if there is nothing in it. */
export async function toWav(recorded: Blob): Promise<{ wav: Blob; seconds: number }> {
  // Decoding brings the sound to the rate of whoever asks for it.
  const decoded = await new OfflineAudioContext(1, 1, sample_rate).decodeAudioData(await recorded.arrayBuffer())
  return { wav: wavOf(mixed(decoded)), seconds: decoded.duration }
}
