import { join } from 'node:path'
import sherpa from 'sherpa-onnx-node'
import { cutAtPauses } from './loudness.ts'
import { isQuestion } from './recogniser-messages.ts'
import { sample_rate } from './wav.ts'

/** A longer piece loses words: measured, 16 in a hundred of a whole minute against 2 when it is cut. */
const longest_s = 20

const [, , folder = ''] = process.argv

const recogniser = new sherpa.OfflineRecognizer({
  modelConfig: {
    moonshine: { encoder: join(folder, 'encoder.onnx'), mergedDecoder: join(folder, 'decoder.onnx') },
    tokens: join(folder, 'tokens.txt'),
    // The others belong to people who save answers.
    numThreads: 1,
    provider: 'cpu',
  },
})

function recognise(samples: Int16Array): string {
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples: Float32Array.from(samples, (sample) => sample / 32_768), sampleRate: sample_rate })
  recogniser.decode(stream)
  return recogniser.getResult(stream).text.trim()
}

/** Whoever asked may be gone; then so is the reason to be here. */
process.on('disconnect', () => process.exit(0))

process.on('message', (question: unknown) => {
  if (!isQuestion(question)) return
  const texts = cutAtPauses(question.samples, longest_s).map(recognise)
  process.send?.({ id: question.id, text: texts.filter((text) => text !== '').join(' ') })
})
