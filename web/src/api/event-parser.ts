/**
 * Reads server-sent events out of a text that comes in pieces, cut anywhere. Tells the data of each event; comments,
 * which only keep the connection alive, are passed over.
 */
export function eventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = ''
  let data: string[] = []

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'))
      data = []
    } else if (line === 'data' || line.startsWith('data:')) {
      data.push(line.slice('data:'.length).replace(/^ /, ''))
    }
  }

  return (piece) => {
    // A carriage return at the very end may be one half of a line's end, so it waits for what follows.
    const lines = (rest + piece).split(/\r\n|\n|\r(?=[^])/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
