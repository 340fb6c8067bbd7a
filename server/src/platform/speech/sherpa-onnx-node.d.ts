/** The part of it that we use; the package has no types of its own. */
declare module 'sherpa-onnx-node' {
  type Stream = { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void }

  type Config = {
    modelConfig: {
      moonshine: { encoder: string; mergedDecoder: string }
      tokens: string
      numThreads: number
      provider: 'cpu'
    }
  }

  class OfflineRecognizer {
    constructor(config: Config)
    createStream(): Stream
    decode(stream: Stream): void
    getResult(stream: Stream): { text: string }
  }

  const sherpa: { OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
