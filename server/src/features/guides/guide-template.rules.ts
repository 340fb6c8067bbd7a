import type { GuidePlaceholder } from '@catchpitch/contract/guides/guide-placeholders'
import type { Texts } from '@catchpitch/contract/languages'

/** A company that does not exist, so that nobody's name is in an example. */
export const sampleCompany = 'Kopi & Co'

type Known = { company: string; app_name: string; support_email: string }

/** What stands in the place of each placeholder. */
export function guideValues({ company, app_name, support_email }: Known): Record<GuidePlaceholder, string> {
  return { company, app_name, support_email }
}

/** What a new guide begins with: its shape, and one placeholder as it is written. */
export const startingText: Texts = {
  en: '<h2>What this is about</h2><p>Say in one sentence what {{company}} can do with {{app_name}} here.</p><h2>Step by step</h2><ol><li><p>Where to go</p></li><li><p>What to press</p></li></ol><p>Still stuck? Write to {{support_email}}.</p>',
  zh: '<h2>这篇指南讲什么</h2><p>用一句话说明 {{company}} 在这里可以用 {{app_name}} 做什么。</p><h2>步骤</h2><ol><li><p>去哪里</p></li><li><p>按什么</p></li></ol><p>还有问题？请写信到 {{support_email}}。</p>',
  ms: '<h2>Tentang apa panduan ini</h2><p>Nyatakan dalam satu ayat apa yang boleh dibuat oleh {{company}} dengan {{app_name}} di sini.</p><h2>Langkah demi langkah</h2><ol><li><p>Ke mana hendak pergi</p></li><li><p>Apa yang perlu ditekan</p></li></ol><p>Masih tersekat? Tulis kepada {{support_email}}.</p>',
}
