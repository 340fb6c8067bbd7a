const sharePath = /^\/share\/survey\/([\w-]+)\/([\w-]+)$/

export const isSharePath = (path: string): boolean => sharePath.test(path)

/** The survey that an address leads to, and the link by which. */
export function linkIn(path: string): { survey_id: string; id: string } {
  const [, survey_id = '', id = ''] = sharePath.exec(path) ?? []
  return { survey_id, id }
}
