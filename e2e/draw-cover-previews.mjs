/**
 * Draws the covers that a company can choose as the pictures that previews of links show, which take no SVG:
 * `npm run pictures:covers`. Needs no running product. Draw them again when a cover is drawn anew.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const images = join(import.meta.dirname, '../web/src/ui/company-images')
const previews = join(images, 'previews')
// What every messenger and network asks for.
const size = { width: 1200, height: 630 }

await mkdir(previews, { recursive: true })
for (const folder of ['covers', 'colours']) {
  for (const file of await readdir(join(images, folder))) {
    // Drawn larger than the drawing says it is, instead of enlarged afterwards; its middle is kept, as on the page.
    await sharp(join(images, folder, file), { density: 144 })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(join(previews, `${basename(file, '.svg')}.jpg`))
  }
}
