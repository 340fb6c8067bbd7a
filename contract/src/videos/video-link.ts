/** The sites that a video may lie on. */
export const videoSites = ['youtube', 'dailymotion', 'facebook', 'tiktok'] as const
export type VideoSite = (typeof videoSites)[number]

export type Video = {
  site: VideoSite
  /** What the site calls it by. */
  id: string
  /** What a frame shows. It is built here from what was recognised; nothing of what was pasted goes into it unread. */
  embed_url: string
}

/** A link taken apart. The contract knows no browser and no server, so no `URL` either. */
type Address = { host: string; parts: string[]; value: (name: string) => string | undefined }

type Recognise = (address: Address) => Omit<Video, 'site'> | null

const youtubeId = /^[\w-]{11}$/
const dailymotionId = /^[a-z\d]{6,10}$/i
const number = /^\d{5,25}$/

/** A watch, embed, short or live link, or the short domain; its id has 11 characters, whatever stands around it. */
const youtube: Recognise = ({ host, parts: [first = '', second = ''], value }) => {
  const isShortDomain = host === 'youtu.be'
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : value('v')
  const id = (isShortDomain ? first : named) ?? ''
  return youtubeId.test(id) ? { id, embed_url: `https://www.youtube-nocookie.com/embed/${id}` } : null
}

const dailymotion: Recognise = ({ host, parts }) => {
  const [named = ''] = host === 'dai.ly' ? parts : parts.slice(parts.indexOf('video') + 1)
  // Older links go on with the title: x8abcde_a-day-at-work.
  const [id = ''] = named.split('_')
  const isNamed = host === 'dai.ly' || parts.includes('video')
  return isNamed && dailymotionId.test(id)
    ? { id, embed_url: `https://geo.dailymotion.com/player.html?video=${id}` }
    : null
}

/** Facebook shows a video by the address of its page, so that is built anew from the id. */
const facebook: Recognise = ({ parts, value }) => {
  const after = parts.findIndex((part) => part === 'videos' || part === 'reel')
  const named = after === -1 ? value('v') : parts.slice(after + 1).findLast((part) => number.test(part))
  const id = named ?? ''
  if (!number.test(id)) return null
  const page = encodeURIComponent(`https://www.facebook.com/watch/?v=${id}`)
  return { id, embed_url: `https://www.facebook.com/plugins/video.php?href=${page}&show_text=false` }
}

const tiktok: Recognise = ({ parts }) => {
  const at = parts.findIndex((part) => part === 'video' || part === 'v2' || part === 'v1')
  const id = at === -1 ? '' : (parts[at + 1] ?? '')
  return number.test(id) ? { id, embed_url: `https://www.tiktok.com/embed/v2/${id}` } : null
}

const siteOfHost: Readonly<Record<string, VideoSite>> = {
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'dailymotion.com': 'dailymotion',
  'dai.ly': 'dailymotion',
  'facebook.com': 'facebook',
  'tiktok.com': 'tiktok',
}

const recognise: Record<VideoSite, Recognise> = { youtube, dailymotion, facebook, tiktok }

/** The origins that frames may be loaded from, for the pages that show a video. */
export const videoOrigins = [
  'https://www.youtube-nocookie.com',
  'https://geo.dailymotion.com',
  'https://www.facebook.com',
  'https://www.tiktok.com',
] as const

// People leave the beginning away, as their browser does. Nothing before an @: it only ever makes one name look like another.
const link = /^(?:https?:\/\/)?([^\s/?#@:]+)(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#\S*)?$/i

function addressOf(written: string): Address | null {
  const [, host, path = '', query = ''] = link.exec(written.trim()) ?? []
  if (host === undefined) return null
  const values = new Map(query.split('&').map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1]] as const))
  return {
    host: host.toLowerCase().replace(/^(?:www|m|mobile|web|geo|music)\./, ''),
    parts: path.split('/').filter(Boolean),
    value: (name) => values.get(name),
  }
}

/** What a link to a video leads to; null if it is none of the sites, or no link to a video there. */
export function videoOf(written: string): Video | null {
  const address = addressOf(written)
  const site = address && Object.hasOwn(siteOfHost, address.host) ? siteOfHost[address.host] : undefined
  const video = address && site && recognise[site](address)
  return site && video ? { site, ...video } : null
}
