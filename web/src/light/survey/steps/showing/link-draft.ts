/** A link that is being typed, so that a reload in the next moment loses nothing of it. */
type LinkDraft = { link: string; title: string }

const nothing: LinkDraft = { link: '', title: '' }
const keyOf = (test_id: string) => `survey ${test_id} link`

/** Only we write there, so a look at the outside is enough. */
const isDraft = (value: unknown): value is LinkDraft =>
  typeof value === 'object' && value !== null && 'link' in value && 'title' in value

export const linkDraft = {
  read(test_id: string): LinkDraft {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(test_id)) ?? 'null')
      return isDraft(kept) ? kept : nothing
    } catch {
      return nothing
    }
  },

  write(test_id: string, draft: LinkDraft): void {
    try {
      if (draft.link === '' && draft.title === '') localStorage.removeItem(keyOf(test_id))
      else localStorage.setItem(keyOf(test_id), JSON.stringify(draft))
    } catch {
      // Refused or full: then it lives as long as the page.
    }
  },
}
