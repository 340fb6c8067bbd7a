/** What is stored of each kind: whom and what it is about, by id. What they are called is looked up when it is read. */
export type StoredNotification =
  | { kind: 'colleague.joined'; params: { person_id: string } }
  | { kind: 'survey.completed' | 'survey.declined'; params: { survey_id: string; invite_id: string } }
  | { kind: 'mail.failed'; params: { mail_id: string } }
  | { kind: 'import.done'; params: { import_id: string; added: number; bad: number } }
  | { kind: 'pitch.asked'; params: { asked: number } }
  | { kind: 'notice'; params: { notice_id: string } }
  | { kind: 'plan.ending'; params: { plan_id: string; ends_at: string; is_trial: boolean } }
  | {
      kind: 'payment.paid'
      params: {
        plan_id: string | null
        amount_minor: number
        currency: string
        invoice: { id: string; number: string } | null
      }
    }
  | {
      kind: 'payment.failed'
      params: { plan_id: string | null; amount_minor: number; currency: string; grace_ends_at: string }
    }
  | { kind: 'card.expiring'; params: { last4: string; month: string } }
  | { kind: 'plan.changed'; params: { plan_id: string; from_id: string } }
  | { kind: 'plan.cancelled'; params: { plan_id: string; ends_at: string } }
  | { kind: 'plan.ended'; params: { plan_id: string; is_trial: boolean } }

/** What a text with marks for its layout says, without them: a notification is read in a few lines. */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}
