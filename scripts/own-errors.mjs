/** The part that a file lies in: the deepest whose folder it is in, and else the root. */
function partOf(file, parts) {
  const around = parts.filter((part) => file.startsWith(`${part}/`))
  return around.toSorted((one, other) => other.length - one.length)[0] ?? '.'
}

/**
 * What the compiler says of the files of one part. Another part's, which this one imports, are checked with the settings of
 * their own: the specification reads pages and knows no browser, so each page would be an error there. The linter does the
 * same. What belongs to no file is everybody's.
 */
export function ownErrors(said, part, parts) {
  // What explains an error follows it, indented.
  const errors = said.split(/\n(?!\s)/).filter((error) => error.trim() !== '')
  return errors.filter((error) => {
    const [, file] = /^([^(\n]+)\(\d+,\d+\): error /.exec(error) ?? []
    return file === undefined || partOf(file, parts) === part
  })
}
