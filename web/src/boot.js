// Goes into the head of both doors as it stands, before anything is painted. Set any later, the colours and the
// language would change before the reader's eyes. `__WORDS__` are the files that hold each language's words, those of
// the whole door under ''; the build fills them in, and the server says whose this page needs besides.
{
  const root = document.documentElement
  const words = __WORDS__
  let scheme = null
  let language = null
  try {
    scheme = localStorage.getItem('colorScheme')
    language = localStorage.getItem('language')
  } catch {
    // A browser that refuses storage remembers no choice.
  }
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.scheme = dark ? 'dark' : 'light'
  // The server has put the first language in that the browser asks for and we speak; a choice made here goes first.
  if (Object.hasOwn(words, language)) root.lang = language
  const { '': door, [root.dataset.words]: own = [] } = words[root.lang]
  for (const href of [...door, ...own]) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
}
