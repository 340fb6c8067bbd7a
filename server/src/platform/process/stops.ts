type Stop = () => void | Promise<void>

export type Stops = { add: (stop: Stop) => void; run: () => Promise<void> }

/** What has to be stopped, last started first. One that fails does not keep the others running. */
export function createStops(): Stops {
  const stops: Stop[] = []
  return {
    add(stop) {
      stops.push(stop)
    },
    async run() {
      const failures: unknown[] = []
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        try {
          await stop()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped cleanly.')
    },
  }
}
