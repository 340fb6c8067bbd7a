import type { Texts } from '@catchpitch/contract/languages'

/** What search engines and link previews are told of a page that anybody may open. */
type PublicPage = {
  title: Texts
  description: Texts
  /** The path that is meant, where one page has several. */
  canonical?: string
}

const terms: PublicPage = {
  canonical: '/terms-and-conditions',
  title: { en: 'Terms and conditions', zh: '条款与条件', ms: 'Terma dan syarat' },
  description: {
    en: 'What companies and applicants can rely on here, and what is asked of them.',
    zh: '公司和应聘者在这里可以期待什么，又需要遵守什么。',
    ms: 'Apa yang boleh diharapkan oleh syarikat dan pemohon di sini, dan apa yang diminta daripada mereka.',
  },
}

const starter: PublicPage = {
  canonical: '/job-position',
  title: { en: 'Describe the job', zh: '说说这份工作', ms: 'Ceritakan tentang jawatan itu' },
  description: {
    en: 'Three short questions about the job you are hiring for. The answers become your first survey.',
    zh: '关于招聘职位的三个小问题，答案就是您第一份调查的开头。',
    ms: 'Tiga soalan ringkas tentang jawatan yang ingin diisi. Jawapannya menjadi tinjauan pertama anda.',
  },
}

/** By path. What is not in here is nothing to be found by a search, and says so. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': {
    title: {
      en: 'Hiring in which both sides pitch',
      zh: '招聘，双方都介绍自己',
      ms: 'Majikan dan pemohon, saling memperkenalkan diri',
    },
    description: {
      en: 'The company shows what the job is really like; applicants answer in their own words. No scores, nothing rejects by itself.',
      zh: '公司先坦诚说明工作的真实面貌，应聘者再用自己的话回答。不打分，也不会自动淘汰任何人。',
      ms: 'Syarikat menunjukkan keadaan kerja yang sebenar; pemohon menjawab dengan kata-kata sendiri. Tiada markah, tiada penolakan automatik.',
    },
  },
  '/open/products': {
    title: { en: 'Plans and prices', zh: '方案与价格', ms: 'Pelan dan harga' },
    description: {
      en: 'What each plan allows and costs. Every company begins with a free trial.',
      zh: '各方案的内容与价格。每家公司都可以先免费试用。',
      ms: 'Kandungan dan harga setiap pelan. Setiap syarikat bermula dengan percubaan percuma.',
    },
  },
  '/job-position': starter,
  '/goal-type': starter,
  '/supervision-provided': starter,
  '/privacy-policy': {
    title: { en: 'Privacy Policy', zh: '隐私政策', ms: 'Dasar privasi' },
    description: {
      en: 'What is recorded, who sees it, how long it is kept, and how to have it downloaded or erased.',
      zh: '我们记录什么、谁能看到、保存多久，以及如何下载或删除。',
      ms: 'Apa yang direkodkan, siapa yang melihatnya, berapa lama disimpan, dan cara memuat turun atau memadamkannya.',
    },
  },
  '/terms-and-conditions': terms,
  '/terms-of-service': terms,
  '/login': {
    title: { en: 'Sign in', zh: '登录', ms: 'Log masuk' },
    description: {
      en: 'Sign in to your surveys, your team and your results.',
      zh: '登录查看您的调查、团队和结果。',
      ms: 'Log masuk ke tinjauan, pasukan dan keputusan anda.',
    },
  },
  '/signup': {
    title: { en: 'Sign up', zh: '注册', ms: 'Daftar' },
    description: {
      en: 'Make an account as an applicant, or for your company with a free trial.',
      zh: '以应聘者身份注册，或为公司注册并免费试用。',
      ms: 'Buka akaun sebagai pemohon, atau untuk syarikat anda dengan percubaan percuma.',
    },
  },
}

/** The paths that a search may lead to, each page once. */
export const indexedPaths: readonly string[] = Object.entries(publicPages).flatMap(([path, { canonical = path }]) =>
  canonical === path ? [path] : [],
)
