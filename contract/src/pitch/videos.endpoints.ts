import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import type { FieldMessageKey } from '../messages/messages.ts'
import { broughtVideo } from '../videos/brought-video.ts'

const editing = company('pitch.edit')
const named = z.object({ id })

export const beginVideo = endpoint({
  method: 'POST',
  path: '/catchers-pitch/videos',
  access: editing,
  summary: 'Announce a video for a slide. It goes again if no slide takes it within a day.',
  body: z.object({
    bytes: z
      .int()
      .min(1)
      .max(limits.video.bytes, { error: 'field.video.bytes' satisfies FieldMessageKey }),
  }),
  reply: broughtVideo,
})

export const getVideo = endpoint({
  method: 'GET',
  path: '/catchers-pitch/videos/{id}',
  access: editing,
  summary: 'How far a video is: how much of it has come, and whether it can be shown.',
  params: named,
  reply: broughtVideo,
})

export const sendVideoPart = endpoint({
  method: 'POST',
  path: '/catchers-pitch/videos/{id}/parts',
  access: editing,
  summary:
    'Bring the next part of a video. One that came before, or too early, changes nothing: the reply says where to go on.',
  params: named,
  upload: { field: 'part', bytes: limits.video.part_bytes, too_large: 'field.video.part' },
  body: z.object({ offset: z.coerce.number<number>().int().min(0) }),
  reply: broughtVideo,
})
