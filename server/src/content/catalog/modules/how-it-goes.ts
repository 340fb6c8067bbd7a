import type { Texts } from '@catchpitch/contract/languages'

/** The way through is the same in every survey, and so are the words for it: whoever has taken one knows the next. */
export const howItGoes: Texts = {
  en: `For each situation, write 8 to 12 short statements: what happened, what you thought, what you did. One thing at a time.
Then you put them in order of importance, say how you feel about each, and how much you can influence it.
It takes 30 to 45 minutes. Allow an hour, so that nothing rushes you.
There is no right answer, and nothing is scored as good or bad.`,
  zh: `请为每个情境写下 8 至 12 条简短的想法：发生了什么、您怎么想、您做了什么。一次写一件事。
然后按重要程度排序，说明您对每一条的感受，以及您能在多大程度上影响它。
大约需要 30 至 40 分钟。建议预留一小时，不必赶时间。
没有标准答案，也没有好坏之分。`,
  ms: `Bagi setiap situasi, tulis 8 hingga 12 pernyataan ringkas: apa yang berlaku, apa yang anda fikirkan, apa yang anda buat. Satu perkara pada satu masa.
Kemudian susun mengikut kepentingan, nyatakan perasaan anda tentang setiap satu, dan sejauh mana anda boleh mempengaruhinya.
Ia mengambil masa 30 hingga 45 minit. Peruntukkan sejam supaya anda tidak tergesa-gesa.
Tiada jawapan yang betul, dan tiada yang dinilai sebagai baik atau buruk.`,
}

export const whatToRemember: Texts = {
  en: `Each situation has 10 minutes for writing. If you have fewer than 8 statements when they are over, you may finish.
Everything is saved as you go. If you lose the connection, carry on: it is kept on your device.
Write in the language in which you think best. Spelling does not count.`,
  zh: `每个情境有 10 分钟的写作时间。时间到时如果不足 8 条，您仍然可以写完。
您的内容会随时保存。如果网络断开，请继续：内容会保留在您的设备上。
请用您思考时最自然的语言书写，错别字没有关系。`,
  ms: `Setiap situasi mempunyai 10 minit untuk menulis. Jika anda mempunyai kurang daripada 8 pernyataan apabila masa tamat, anda boleh menghabiskannya.
Semuanya disimpan semasa anda menulis. Jika sambungan terputus, teruskan: ia disimpan pada peranti anda.
Tulis dalam bahasa yang paling selesa untuk anda berfikir. Ejaan tidak dikira.`,
}
