import { sample_rate } from './wav.ts'

/** As long as the shortest sound that a word is made of. */
const window_samples = sample_rate / 20

/** Of the largest possible sample: a quiet room, far below a whisper at arm's length. */
const silence = 0.004

/** From 0 to 1. */
function loudnessOf(part: Int16Array): number {
  let power = 0
  for (const sample of part) power += (sample / 32_768) ** 2
  return Math.sqrt(power / part.length)
}

/** Each twentieth of a second. */
function* windowsOf(samples: Int16Array): Iterable<Int16Array> {
  for (let at = 0; at < samples.length; at += window_samples) yield samples.subarray(at, at + window_samples)
}

/** Whether nobody said anything, whatever the language. Over with the first sound: a voice seldom keeps one waiting. */
export function isSilent(samples: Int16Array): boolean {
  for (const part of windowsOf(samples)) {
    if (loudnessOf(part) >= silence) return false
  }
  return true
}

/**
 * Cuts what is longer than `most_s` at its quietest moments. Recognisers of short speech lose words in longer one; a cut
 * in the middle of a word loses that word. The first half of a part is never cut in, or there would be scraps.
 */
export function cutAtPauses(samples: Int16Array, most_s: number): Int16Array[] {
  const most = (most_s * sample_rate) / window_samples
  const loudness = Array.from(windowsOf(samples), loudnessOf)
  const parts: Int16Array[] = []
  let from = 0
  while (loudness.length - from > most) {
    const first = from + Math.ceil(most / 2)
    const candidates = loudness.slice(first, from + most)
    const quietest = candidates.indexOf(Math.min(...candidates))
    const to = first + quietest
    parts.push(samples.subarray(from * window_samples, to * window_samples))
    from = to
  }
  return [...parts, samples.subarray(from * window_samples)]
}
