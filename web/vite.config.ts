import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { carefulImports } from './build/careful-imports.ts'
import { compress } from './build/compress.ts'
import { doorHtml } from './build/door-html.ts'
import { foldRuntime } from './build/fold-runtime.ts'
import { noJsonSchema } from './build/no-json-schema.ts'
import { shortLists } from './build/short-lists.ts'
import { standingOn } from './build/standing-on.ts'

const root = import.meta.dirname

/**
 * What both doors stand on: in one file, so that a visitor who signs in has it already. Live updates and files, sent or
 * saved, are for people who have signed in.
 */
const base = [
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  /[\\/]web[\\/]src[\\/](?:[^\\/]+\.ts|(?:ui|i18n)[\\/][^\\/]+\.tsx?|api[\\/](?!event-parser|follow-|save-file|send-watched).+|preferences[\\/].+|support[\\/](?:support-slot|load-widget|support-words)\.tsx?)$/,
  /[\\/]contract[\\/]src[\\/](?:dates|languages|limits|modules[\\/]time-needed|integrity[\\/]integrity-event|plans[\\/]plans|respondent[\\/]input-method|surveys[\\/](?:supervision|survey-choices))\.ts$/,
  /vite[\\/]preload-helper/,
]

/** What the form on the sign-in page stands on, and with it every form: in one file instead of a dozen small ones. */
const form = [
  /[\\/]node_modules[\\/](?:zod|@mantine[\\/]form)[\\/]/,
  /[\\/]@mantine[\\/]core[\\/]esm[\\/](?:components|utils)[\\/](?:ActionIcon|Button|Checkbox|InlineInput|Input|InputBase|PasswordInput)[\\/]/,
  /[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/][^\\/]+$/,
  /[\\/]contract[\\/]src[\\/]problems\.ts$/,
  /[\\/]web[\\/]src[\\/]console[\\/]form[\\/](?:address-field|field-of-path|form-alert|form-note|problem-text|use-contract-form)\./,
  /[\\/]web[\\/]src[\\/]ui[\\/]kit[\\/]password-field\.tsx$/,
]

const isOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

export default defineConfig({
  root,
  // `compiler` is React's own, run by oxc: nobody writes useMemo or useCallback by hand.
  plugins: [
    carefulImports(root),
    shortLists(),
    noJsonSchema(),
    react({ compiler: true }),
    foldRuntime(),
    doorHtml(root),
    compress(),
  ],
  // The server puts a new nonce into each response.
  html: { cspNonce: '{{nonce}}' },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { light: join(root, 'light.html'), console: join(root, 'console.html') },
      output: {
        // Without their names, and in seven characters: the first script lists hundreds of them for every page, which is
        // 5 kB less this way. The manifest knows who is who.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: isOf(base) },
            { name: 'form', test: isOf(form) },
            // Pages, and what they read: no page of the console does without.
            { name: 'router', test: /[\\/]node_modules[\\/]@tanstack[\\/]/ },
            // What the survey and the maps of the console both draw with.
            { name: 'figures', test: /[\\/](?:enough-to-say|leaning|ring|shade)\.ts$/ },
            // Whatever opens above a page. No page within the shell does without: it has menus itself.
            {
              name: 'layers',
              test: /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:FocusTrap|Menu|Popover|Portal|Transition)[\\/]/,
            },
            standingOn(root, 'door', ['src/console/features/auth/sign-in-page.tsx']),
            standingOn(root, 'shell', ['src/console/shell/shell.tsx']),
            standingOn(root, 'list', ['src/console/list/list-tools.tsx', 'src/console/list/use-list.ts']),
            standingOn(root, 'table', ['src/console/list/entity-table.tsx']),
            // Signs that many pages show: one file each would be more wrapping than sign.
            { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 5 },
          ],
        },
      },
    },
  },
})
