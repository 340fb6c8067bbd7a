/**
 * Which tests belong to the files that have changed: those beside them, and those of the same feature in the other
 * parts, because a feature has the same name in contract, server and web. What a change breaks elsewhere is for
 * `npm test` to find: nearly every test of the server uses nearly every file of it.
 */

const code = /\.(?:ts|tsx|mjs|js)$/

export const isTestable = (file) => code.test(file) && !file.startsWith('docs/')

const featureFolders = /^(?:contract\/src|server\/src\/features|web\/src\/console\/features)\/([^/]+)\//

const folderOf = (file) => file.slice(0, file.lastIndexOf('/') + 1)

/** By its name without ending where it stands in no folder of its own: `architecture.test.ts`, `server/src/app.ts`. */
function filtersOf(file) {
  const [, feature] = featureFolders.exec(file) ?? []
  if (feature)
    return ['contract/src', 'server/src/features', 'web/src/console/features'].map((part) => `${part}/${feature}/`)
  const folder = folderOf(file)
  return [folder === '' || folder === 'server/src/' || folder === 'contract/src/' ? file.replace(code, '') : folder]
}

/** Paths as `vitest run` takes them; the rules of the tree hold for every change. */
export function testFilters(files) {
  return [...new Set(['architecture.test.ts', ...files.flatMap(filtersOf)])]
}
