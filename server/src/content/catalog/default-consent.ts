import type { Texts } from '@catchpitch/contract/languages'

/** What applicants agree to before they begin. Once anybody has, a change is a new version and never a new wording. */
export const defaultConsent: { version: number; body: Texts } = {
  version: 1,
  body: {
    en: `What you write, how you order it and how you rate it is recorded, with the times at which you did so.
The company that invited you reads it. Its reviewers see a code instead of your name until they shortlist you, unless the company has chosen otherwise.
Nobody is accepted or turned down by a calculation: people read your answers and decide.
You can ask for a copy of everything that is kept about you, and to have it erased, at any time.`,
    zh: `您写下的内容、您的排序和评分，以及完成它们的时间，都会被记录。
邀请您的公司会阅读这些内容。在您进入候选名单之前，评审人员看到的是编号而不是您的姓名，除非公司另有选择。
没有人会因为一个计算结果而被录用或拒绝：由人来阅读您的回答并作出决定。
您可以随时索取我们保存的关于您的全部资料，也可以要求将其删除。`,
    ms: `Apa yang anda tulis, cara anda menyusunnya dan penilaian anda direkodkan, bersama masa anda melakukannya.
Syarikat yang menjemput anda membacanya. Penilai melihat kod dan bukan nama anda sehingga anda disenarai pendek, melainkan syarikat memilih sebaliknya.
Tiada sesiapa diterima atau ditolak oleh pengiraan: manusia membaca jawapan anda dan membuat keputusan.
Anda boleh meminta salinan semua yang disimpan tentang anda, dan meminta ia dipadamkan, pada bila-bila masa.`,
  },
}
