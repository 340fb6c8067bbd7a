/** How much of a body has been sent, from 0 to 1. */
export type OnSent = (share: number) => void

type Sent = { method: string; headers: Headers; body?: XMLHttpRequestBodyInit; signal?: AbortSignal }

/** What `fetch` does, in the older way of browsers: only there one is told how far a large file has got. */
export function sendWatched(address: string, sent: Sent, onSent: OnSent): Promise<Response> {
  const { method, headers, body, signal } = sent
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total)
    })
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new TypeError('The network failed.')))
    request.addEventListener('abort', () => reject(new DOMException('It was called off.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body ?? null)
  })
}
