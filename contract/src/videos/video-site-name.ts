import type { VideoSite } from './video-link.ts'

/** As the sites write themselves, in every language. */
export const videoSiteName: Record<VideoSite, string> = {
  youtube: 'YouTube',
  dailymotion: 'Dailymotion',
  facebook: 'Facebook',
  tiktok: 'TikTok',
}
