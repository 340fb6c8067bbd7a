/** Text that a test reads through the bundler, so that the method need not know of Node. */
declare module '*.md?raw' {
  const text: string
  export default text
}
