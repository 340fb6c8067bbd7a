const isIn = (places, file) => places.some((place) => file === place || file.startsWith(`${place}/`))

/**
 * What the compiler says of one part, without the files that another part checks and this one only imports: each is checked
 * with the settings of its own part. The specification reads pages and knows no browser, so every page would be an error
 * there. The linter does the same. `own` and `others` are the files and folders that the parts check.
 */
export function ownErrors(said, own, others) {
  // What explains an error follows it, indented.
  const errors = said.split(/\n(?!\s)/).filter((error) => error.trim() !== '')
  return errors.filter((error) => {
    const [, file] = /^([^(\n]+)\(\d+,\d+\): error /.exec(error) ?? []
    return file === undefined || isIn(own, file) || !isIn(others, file)
  })
}
