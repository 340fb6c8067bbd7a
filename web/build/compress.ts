import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes every asset a second and a third time, compressed as far as it goes: once at the build instead of at each request. */
export function compress(): Plugin {
  return {
    name: 'catchpitch:compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const assets = Object.values(bundle).filter(({ fileName }) => /^assets\/.+\.(js|css|svg)$/.test(fileName))
      await Promise.all(
        assets.flatMap((asset) => {
          const content = Buffer.from(asset.type === 'chunk' ? asset.code : asset.source)
          const file = join(dir, asset.fileName)
          return [
            brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((small) =>
              writeFile(`${file}.br`, small),
            ),
            gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
          ]
        }),
      )
    },
  }
}
