import type { ImportKind } from '@catchpitch/contract/imports/import'
import type { Language, Texts } from '@catchpitch/contract/languages'

/** One column of a file: what its first row calls it, in any language, and what a sample shows below. */
export type ImportColumn = {
  field: string
  titles: Texts
  /** Other names that people and programs give it. */
  also?: readonly string[]
  required: boolean
  /** `offered`: the first two of the list that it is picked from, which is staff's to change. */
  sample: readonly [string, string] | 'offered'
}

const everybody = [
  {
    field: 'first_name',
    titles: { en: 'First name', zh: '名', ms: 'Nama pertama' },
    also: ['given name', 'forename', '名字'],
    required: true,
    sample: ['Aisyah', '伟'],
  },
  {
    field: 'last_name',
    titles: { en: 'Last name', zh: '姓', ms: 'Nama keluarga' },
    also: ['surname', 'family name', '姓氏'],
    required: true,
    sample: ['Rahman', '陈'],
  },
  {
    field: 'email',
    titles: { en: 'Email', zh: '邮箱', ms: 'E-mel' },
    also: ['e-mail address', 'mail', '电子邮件', '电邮', 'emel', 'alamat e-mel'],
    required: true,
    sample: ['aisyah.rahman@example.com', 'wei.chen@example.com'],
  },
  {
    field: 'country_code',
    titles: { en: 'Country code', zh: '国家区号', ms: 'Kod negara' },
    also: ['dial code', '区号'],
    required: true,
    sample: ['+60', '+65'],
  },
  {
    field: 'mobile',
    titles: { en: 'Mobile', zh: '手机号码', ms: 'Telefon bimbit' },
    also: ['mobile number', 'phone', 'phone number', '手机', '电话', 'nombor telefon'],
    required: true,
    sample: ['0123456789', '91234567890'],
  },
  {
    field: 'language',
    titles: { en: 'Language', zh: '语言', ms: 'Bahasa' },
    required: false,
    sample: ['ms', 'zh'],
  },
] as const satisfies ImportColumn[]

/** The columns of each kind of file, in the order of its sample. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  users: [
    ...everybody,
    {
      field: 'gender',
      titles: { en: 'Gender', zh: '性别', ms: 'Jantina' },
      required: false,
      sample: ['FEMALE', 'MALE'],
    },
    {
      field: 'dob',
      titles: { en: 'Date of birth', zh: '出生日期', ms: 'Tarikh lahir' },
      also: ['birthday', '生日'],
      required: false,
      sample: ['1996-04-23', ''],
    },
    {
      field: 'employment_status',
      titles: { en: 'Employment status', zh: '就业状况', ms: 'Status pekerjaan' },
      also: ['employment', '就业'],
      required: false,
      sample: 'offered',
    },
    {
      field: 'education_level',
      titles: { en: 'Education level', zh: '教育程度', ms: 'Tahap pendidikan' },
      also: ['education', '学历', 'pendidikan'],
      required: false,
      sample: 'offered',
    },
    {
      field: 'country',
      titles: { en: 'Country', zh: '国家', ms: 'Negara' },
      also: ['country of residence', '国家或地区'],
      required: false,
      sample: ['Malaysia', '新加坡'],
    },
  ],
  admins: [
    ...everybody,
    {
      field: 'role',
      titles: { en: 'Role', zh: '角色', ms: 'Peranan' },
      required: true,
      sample: ['manager', 'owner'],
    },
    {
      field: 'departments',
      titles: { en: 'Departments', zh: '部门', ms: 'Jabatan' },
      also: ['department'],
      required: false,
      sample: ['', ''],
    },
  ],
  participants: [
    ...everybody,
    {
      field: 'dimension_id',
      titles: { en: 'Dimension', zh: '维度', ms: 'Dimensi' },
      required: false,
      sample: ['', ''],
    },
    {
      field: 'scheduled_at',
      titles: { en: 'Invite on', zh: '邀请时间', ms: 'Jemput pada' },
      also: ['scheduled at'],
      required: false,
      sample: ['', ''],
    },
    {
      field: 'survey_expiry',
      titles: { en: 'Expires after', zh: '有效期', ms: 'Tamat selepas' },
      also: ['survey expiry'],
      required: false,
      sample: ['1 week', '2 weeks'],
    },
    {
      field: 'extra_time',
      titles: { en: 'Extra time', zh: '额外时间', ms: 'Masa tambahan' },
      also: ['extra time %', 'more time', '加时'],
      required: false,
      sample: ['', '25 %'],
    },
    {
      field: 'allow_paste',
      titles: { en: 'Paste allowed', zh: '允许粘贴', ms: 'Tampal dibenarkan' },
      also: ['paste', 'cut, copy and paste', '粘贴', '剪切、复制和粘贴', 'tampal', 'potong, salin dan tampal'],
      required: false,
      sample: ['', 'yes'],
    },
  ],
}

/** The last column of a file of failed rows. When that file comes back, mended, it says nothing any more. */
export const reasonTitle: Texts = { en: 'What to mend', zh: '需要修改的地方', ms: 'Apa yang perlu dibetulkan' }

/** Capitals, blanks, stars and underlines make no other column of it. */
const folded = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*:：().-]+/g, '')

const namesOf = ({ field, titles, also = [] }: ImportColumn) => [field, ...Object.values(titles), ...also].map(folded)

export type Header = {
  /** Where each column stands that we know. */
  places: ReadonlyMap<string, number>
  /** What each is called in the file. */
  titles: ReadonlyMap<string, string>
  missing: string[]
  twice: string | null
}

/** Which column is what, by the first row. One that we do not know is no problem: nothing is read from it. */
export function readHeader(kind: ImportKind, cells: readonly string[], language: Language): Header {
  const places = new Map<string, number>()
  const titles = new Map<string, string>()
  let twice: string | null = null
  for (const [place, title] of cells.entries()) {
    const column = importColumns[kind].find((one) => namesOf(one).includes(folded(title)))
    if (!column) continue
    if (places.has(column.field)) twice ??= title
    places.set(column.field, place)
    titles.set(column.field, title.trim())
  }
  const missing = importColumns[kind].filter(({ field, required }) => required && !places.has(field))
  return { places, titles, missing: missing.map((column) => column.titles[language]), twice }
}
