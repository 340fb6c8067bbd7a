/**
 * What people write when a rule like ours asks them for capitals, digits and signs: a word everybody knows, decorated.
 * These are the words, so that `P@ssw0rd123!` needs no entry of its own.
 */
const words = new Set(
  `abc abcd abcde abcdef abcdefg admin administrator apple april arsenal asd asdasd asdf asdfg asdfgh asdfghjkl asia
  august autumn baby barcelona baseball basketball batman bismillah catchpitch changeme charlie chelsea chocolate
  cinta company computer cookie december default demo diamond dragon facebook february flower football freedom friday
  friend god google guest harimau hello hunter iloveyou internet jakarta january jesus johor jordan july june
  katalaluan killer kualalumpur letmein liverpool login london love lovely malaysia manager manchester march master
  may merdeka michael monday monkey mustang mypassword naruto nihao ninja november october office oracle pass passw
  passwd password passwords penang pepper pokemon princess purple qaz qazwsx qazwsxedc qwe qweasd qweasdzxc qweqwe
  qwer qwert qwerty qwertyui qwertyuiop rahsia root sabah samsung sarawak saturday sayang secret selamat selangor
  september server shadow singapore soccer spring starwars summer sunday sunshine superman support survey temp
  temporary test tester testing testtest thursday trustno tuesday user wednesday welcome whatever winter woaini
  wordpass xyz zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const isLetter = (sign: string) => /\p{L}/u.test(sign)

const lettersOf = (signs: readonly string[]) => signs.filter(isLetter).join('')

/** `1234567`, `654321`, `1111`: what a finger finds without looking. */
function isCountedOff(digits: string): boolean {
  return '01234567890'.includes(digits) || '09876543210'.includes(digits) || isRepeated(digits)
}

function isRepeated(text: string): boolean {
  return new Set(text).size <= 1
}

/** Taken off its decoration, it is a word of the list; or there is nothing but counting, and one letter for the rule. */
export function isCommonPassword(password: string): boolean {
  const signs = Array.from(password.toLowerCase())
  const plain = lettersOf(signs)
  const core = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1)
  const spelled = lettersOf(core.map((sign) => lookAlikes[sign] ?? sign))
  const digits = signs.filter((sign) => sign >= '0' && sign <= '9').join('')
  return words.has(plain) || words.has(spelled) || (isRepeated(plain) && isCountedOff(digits))
}
