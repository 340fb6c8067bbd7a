import { slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { makePitchSlide } from '#features/pitch/pitch.factory'
import type { Transaction } from '#platform/db/database'
import type { FileStorage } from '#platform/files/storage'
import { storeFile } from '#platform/files/store-file'
import { encodePixels } from '#platform/pictures/encode-pixels'
import { counterPicture, type DemoPicture, pictureSize, pixelsOf, roasteryPicture } from './demo-pictures.ts'

type Seeding = { tx: Transaction; storage: FileStorage }

/** What the demo company tells its applicants: what they ask first, and what is hard, as a pitch should. */
const demoSlides = [
  {
    type: slideType.interpretation,
    topic: 'other',
    is_drawback: false,
    picture: roasteryPicture,
    picture_text: {
      en: 'A green drum roaster with a fire in it, freshly roasted beans on its tray, and sacks beside it',
      zh: '一台绿色的滚筒烘焙机，里面燃着火，盘里是刚烘好的豆子，旁边放着麻袋',
      ms: 'Mesin panggang dram hijau dengan api di dalamnya, biji kopi yang baru dipanggang di dulang, dan guni di sisinya',
    },
    name: {
      en: 'Forty-two people, one roastery',
      zh: '四十二个人，一间烘焙坊',
      ms: 'Empat puluh dua orang, satu kilang panggang',
    },
    body: {
      en: '<p>We roast coffee in Shah Alam and pour it in three shops. The owner still cups every batch on Mondays, and whoever wants to learn cups along.</p>',
      zh: '<p>我们在莎阿南烘焙咖啡，在三家店里冲给客人喝。老板至今每周一亲自杯测每一批豆子，想学的人可以一起来。</p>',
      ms: '<p>Kami memanggang kopi di Shah Alam dan menghidangkannya di tiga kedai. Pemilik masih menguji setiap kelompok pada hari Isnin, dan sesiapa yang mahu belajar boleh turut serta.</p>',
    },
  },
  {
    type: slideType.question,
    topic: 'first_months',
    is_drawback: false,
    name: {
      en: 'What will my first months look like?',
      zh: '我最初的几个月会是怎样的？',
      ms: 'Bagaimanakah bulan-bulan pertama saya?',
    },
    body: {
      en: '<p>Two weeks beside an experienced barista, then your own station.</p><ul><li>After a month you close the shop with one other.</li><li>After three you choose: the counter, the roastery or training.</li></ul>',
      zh: '<p>先跟着有经验的咖啡师两周，之后有自己的岗位。</p><ul><li>一个月后，与一位同事一起打烊。</li><li>三个月后自己选择：柜台、烘焙坊或培训。</li></ul>',
      ms: '<p>Dua minggu di sisi barista berpengalaman, kemudian stesen anda sendiri.</p><ul><li>Selepas sebulan anda menutup kedai bersama seorang lagi.</li><li>Selepas tiga bulan anda memilih: kaunter, kilang panggang atau latihan.</li></ul>',
    },
  },
  {
    type: slideType.question,
    topic: 'environment',
    is_drawback: false,
    picture: counterPicture,
    picture_text: {
      en: 'Three full cups beside an espresso machine on a wooden counter, with the morning sun in the window',
      zh: '木柜台上，浓缩咖啡机旁放着三杯咖啡，窗外是清晨的太阳',
      ms: 'Tiga cawan penuh di sebelah mesin espreso di atas kaunter kayu, dengan matahari pagi di tingkap',
    },
    name: {
      en: 'What is a day at the counter like?',
      zh: '在柜台的一天是怎样的？',
      ms: 'Bagaimanakah sehari di kaunter?',
    },
    body: {
      en: '<p>We open at seven. Until ten it is the same faces, and you know their orders by the second week. After that it is students, laptops and cake.</p>',
      zh: '<p>我们七点开门。十点以前多是熟客，到第二周您就记得他们喝什么。之后是学生、笔记本电脑和蛋糕。</p>',
      ms: '<p>Kami buka pukul tujuh. Hingga pukul sepuluh, wajah yang sama datang, dan pada minggu kedua anda sudah hafal pesanan mereka. Selepas itu, pelajar, komputer riba dan kek.</p>',
    },
  },
  {
    type: slideType.question,
    topic: 'environment',
    is_drawback: true,
    name: {
      en: 'What is hard about working here?',
      zh: '在这里工作，什么不容易？',
      ms: 'Apa yang sukar tentang bekerja di sini?',
    },
    body: {
      en: '<p>Saturdays. The queue reaches the street, the machine is hot, and nobody sits down before two.</p>',
      zh: '<p>星期六。队伍排到街上，机器很烫，两点以前没有人坐得下来。</p>',
      ms: '<p>Hari Sabtu. Barisan sampai ke jalan, mesin panas, dan tiada sesiapa duduk sebelum pukul dua.</p>',
    },
  },
  {
    type: slideType.question,
    topic: 'attributes',
    is_drawback: false,
    name: {
      en: 'What does it take to do well here?',
      zh: '怎样的人在这里做得好？',
      ms: 'Apa yang diperlukan untuk berjaya di sini?',
    },
    body: {
      en: '<p>Not latte art; we teach that. You ask when you do not know, you say when something went wrong, and you notice who needs a hand.</p>',
      zh: '<p>不是拉花，那个我们会教。不懂时会问，出错时会说，看得见谁需要帮一把。</p>',
      ms: '<p>Bukan seni latte; itu kami ajar. Anda bertanya apabila tidak tahu, berterus terang apabila ada kesilapan, dan nampak siapa yang perlukan bantuan.</p>',
    },
  },
] as const

/** Brought as a company would, before the slide that shows it. */
async function seedPicture({ tx, storage }: Seeding, group_id: string, picture: DemoPicture, now: Date) {
  const drawn = await encodePixels({ ...pictureSize, pixels: pixelsOf(picture) })
  const file = { ...drawn, group_id, purpose: 'slide_picture', uploaded_by: null } as const
  return storeFile({ db: tx, now, storage }, file)
}

export async function seedPitch(seeding: Seeding, group_id: string, now: Date): Promise<void> {
  for (const slide of demoSlides) {
    if ('picture' in slide) {
      const { picture, ...words } = slide
      const file_id = await seedPicture(seeding, group_id, picture, now)
      await makePitchSlide(seeding.tx, { now, group_id, ...words, kind: slideKind.picture, file_id })
    } else await makePitchSlide(seeding.tx, { now, group_id, ...slide })
  }
}
