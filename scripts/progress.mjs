/**
 * Says how far something long has come: in place on a terminal, and in a log in a line of its own now and then.
 * @param {() => string} tell how far it is now
 */
export function showProgress(tell) {
  const { isTTY } = process.stdout
  let last = ''
  const show = () => {
    const text = tell()
    if (text === last) return
    last = text
    process.stdout.write(isTTY ? `\r\u001B[K  ${text}` : `  ${text}\n`)
  }
  const timer = setInterval(show, isTTY ? 500 : 10_000)
  return () => {
    clearInterval(timer)
    show()
    if (isTTY) process.stdout.write('\n')
  }
}
