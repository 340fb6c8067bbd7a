type Deferred = { promise: Promise<void>; resolve: () => void }

/** A promise that the test keeps when it wants to: how a test holds something in the middle without sleeping. */
export function deferred(): Deferred {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
