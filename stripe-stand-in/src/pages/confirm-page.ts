import { html } from './html.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'

/** What a bank would ask. Failing it is as good as a refusal. */
export function confirmPage(language: Language, { id, amount }: { id: string; amount: string | null }): string {
  const t = messages[language]
  return page(
    language,
    t.confirmTitle,
    html`<div class="card">
<h1>${t.confirmTitle}</h1>
<p>${amount === null ? t.confirmCardText : t.confirmText}</p>
${amount === null ? null : html`<p class="amount"><strong>${amount}</strong></p>`}
<form method="post" action="/confirm/${id}">
<div class="actions">
<button class="button primary" type="submit" name="answer" value="confirm">${t.confirm}</button>
<button class="button" type="submit" name="answer" value="fail">${t.fail}</button>
</div>
</form>
</div>`,
  )
}
