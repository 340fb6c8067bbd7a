import type { Texts } from '@catchpitch/contract/languages'
import { makeMilestone, makeStory } from '#features/business-intelligence/business-intelligence.factory'
import { makeCompanyPage } from '#features/company-page/company-page.factory'
import type { Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import { storeFile } from '#platform/files/store-file'
import { fitPicture } from '#platform/pictures/fit-picture'
import { copiedStrategy, setAppearance } from './demo.queries.ts'
import { cupping, firstShop, roastery } from './milestone-pictures.ts'

const story = {
  name: {
    en: 'Good coffee is a neighbour, not an event.',
    zh: '好咖啡像邻居，不必是一场盛事。',
    ms: 'Kopi yang baik ialah jiran, bukan acara besar.',
  },
  body: {
    en: 'We began with one machine in Bangsar and a pot of kaya. Today forty-two of us roast, pour and teach in Shah Alam and in three shops.\n\nWe train everybody ourselves, we close on time, and whoever has an idea for the menu tries it on the rest of us first.',
    zh: '我们从孟沙的一台机器和一锅咖椰开始。如今四十二个人在莎阿南和三家店里烘焙、冲煮、教学。\n\n每个人都由我们自己培训，打烊准时；谁对菜单有主意，先让同事们尝尝。',
    ms: 'Kami bermula dengan sebuah mesin di Bangsar dan seperiuk kaya. Kini empat puluh dua orang memanggang, membancuh dan mengajar di Shah Alam dan di tiga kedai.\n\nKami melatih semua orang sendiri, menutup kedai tepat pada masanya, dan sesiapa yang ada idea untuk menu mencubanya dengan kami dahulu.',
  },
}

type DemoMilestone = { happened_on: string; name: Texts; body: Texts; drawing: string }

const milestones: readonly DemoMilestone[] = [
  {
    happened_on: '2020-02-14',
    name: { en: 'The first shop opens', zh: '第一家店开业', ms: 'Kedai pertama dibuka' },
    body: {
      en: 'Eleven seats, one machine. On the first day we ran out of milk at ten in the morning.',
      zh: '十一个座位，一台机器。第一天早上十点，牛奶就用完了。',
      ms: 'Sebelas tempat duduk, satu mesin. Pada hari pertama susu habis pada pukul sepuluh pagi.',
    },
    drawing: firstShop,
  },
  {
    happened_on: '2022-09-01',
    name: { en: 'We roast our own', zh: '开始自己烘焙', ms: 'Kami memanggang sendiri' },
    body: {
      en: 'A second-hand drum roaster in Shah Alam. Three of our baristas learned to run it, and two of them lead the roastery today.',
      zh: '在莎阿南添了一台二手滚筒烘豆机。三位咖啡师学会了操作，其中两位如今带领烘焙坊。',
      ms: 'Sebuah mesin panggang terpakai di Shah Alam. Tiga barista kami belajar mengendalikannya, dan dua daripadanya kini mengetuai kilang panggang.',
    },
    drawing: roastery,
  },
  {
    happened_on: '2025-03-10',
    name: { en: 'Mondays become school days', zh: '星期一成了上课日', ms: 'Hari Isnin menjadi hari belajar' },
    body: {
      en: 'The training room is open to everybody in the company, in working hours, every Monday.',
      zh: '培训室每周一在上班时间向全公司开放。',
      ms: 'Bilik latihan dibuka kepada semua orang dalam syarikat, pada waktu kerja, setiap hari Isnin.',
    },
    drawing: cupping,
  },
]

/** Taken in as every picture that people bring. */
async function pictureOf(drawing: string) {
  const picture = await fitPicture(Buffer.from(drawing, 'base64'))
  if (typeof picture === 'string') throw new Error(`A drawing of the demo company is no picture: ${picture}`)
  return picture
}

type Seeded = { group_id: string; team: { owner: string; manager: string; member: string } }

/** A page of the demo company on which something is going on: a cover, a story, milestones, three people, how it hires. */
export async function seedCompanyPage(
  tx: Transaction,
  { group_id, team }: Seeded,
  { now, storage }: { now: Date; storage: FileStorage },
): Promise<void> {
  await setAppearance(tx, group_id, { cover: 'shophouses', industry: 'food_and_beverage' })
  await makeStory(tx, { now, group_id, ...story })
  for (const { drawing, ...milestone } of milestones) {
    const file_id = await storeFile(
      { db: tx, now, storage },
      { ...(await pictureOf(drawing)), group_id, purpose: 'slide_picture', uploaded_by: team.owner },
    )
    await makeMilestone(tx, { now, group_id, ...milestone, file_id })
  }
  const { strategy_id } = await copiedStrategy(tx, 'within-a-week', 'en')
  await makeCompanyPage(tx, {
    now,
    group_id,
    slug: 'kopi-kain',
    strategy_id,
    people: [
      { user_id: team.owner, title: 'Founder', sentence: 'On Mondays I cup every batch. Come along and disagree.' },
      {
        user_id: team.manager,
        title: 'Runs the shops',
        sentence: 'I came for a summer job in 2020 and forgot to leave.',
      },
      {
        user_id: team.member,
        title: 'Barista, Bangsar',
        sentence: 'Saya hafal pesanan pelanggan tetap pada minggu kedua.',
      },
    ],
  })
}
