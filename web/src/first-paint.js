// Goes into the light door's page behind its root, as it stands. On a slow line the scripts of a page are a second away;
// whoever has followed the link in an invitation reads meanwhile what the page is about to say, in the very places where
// it will say it. The button comes alive with the page. `__WORDS__` are those words in each language; the build fills
// them in.
{
  const said = __WORDS__[document.documentElement.lang]
  const email = new URLSearchParams(location.search).get('email')
  if (/^\/temp-login\/?$/.test(location.pathname) && email) {
    const root = document.getElementById('root')
    const mark = root.querySelector('svg')
    const place = (tag, className, ...content) => {
      const element = document.createElement(tag)
      element.className = className
      element.append(...content)
      return element
    }
    mark.setAttribute('width', 28)
    mark.setAttribute('height', 28)
    const name = document.querySelector('meta[name="application-name"]').content
    const button = place('button', 'button button-primary button-large', said.button)
    button.disabled = true
    root.replaceChildren(
      place(
        'div',
        'light first-paint',
        place('header', 'light-header', place('span', 'light-brand', mark, name), place('div', 'light-preferences')),
        place(
          'main',
          'light-main',
          place(
            'div',
            'temporary-login',
            place('h1', '', said.title),
            place(
              'p',
              '',
              said.lead.replace('{{email}}', () => email),
            ),
            button,
          ),
        ),
      ),
    )
  }
}
