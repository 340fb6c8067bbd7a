import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoOf, videoOrigins, videoSites } from './video-link.ts'

describe('videoOf', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', 'youtube', 'dQw4w9WgXcQ'],
    ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/a_b-c1D2e3F', 'youtube', 'a_b-c1D2e3F'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['  https://youtu.be/dQw4w9WgXcQ  ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://www.dailymotion.com/video/x8abcde_a-day-at-work', 'dailymotion', 'x8abcde'],
    ['https://www.dailymotion.com/embed/video/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://www.facebook.com/watch/?v=1234567890123456', 'facebook', '1234567890123456'],
    ['https://www.facebook.com/kopi.co/videos/1234567890123456/', 'facebook', '1234567890123456'],
    ['https://www.facebook.com/kopi.co/videos/a-day-at-work/1234567890123456', 'facebook', '1234567890123456'],
    ['https://m.facebook.com/reel/1234567890123456', 'facebook', '1234567890123456'],
    ['https://www.tiktok.com/@kopi.co/video/7123456789012345678', 'tiktok', '7123456789012345678'],
    ['https://www.tiktok.com/embed/v2/7123456789012345678', 'tiktok', '7123456789012345678'],
  ])('%s', (link, site, id) => {
    expect(videoOf(link)).toMatchObject({ site, id })
  })

  it.each([
    ['nothing', ''],
    ['no link', 'a video of ours'],
    ['another site', 'https://vimeo.com/123456789'],
    ['an id that is too short', 'https://www.youtube.com/watch?v=dQw4w9WgXc'],
    ['an id that is too long', 'https://www.youtube.com/watch?v=dQw4w9WgXcQQ'],
    ['an id with a sign in it', 'https://youtu.be/dQw4w9WgXc"'],
    ['no id', 'https://www.youtube.com/watch'],
    ['a channel', 'https://www.youtube.com/@kopi'],
    ['a name that only ends like the site', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
    ['a name that only begins like it', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
    ['a name before an @', 'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ'],
    ['a script', 'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ'],
    ['data', 'data:text/html,youtube.com/watch?v=dQw4w9WgXcQ'],
    ['a page of a person', 'https://www.facebook.com/kopi.co'],
    ['a person on TikTok', 'https://www.tiktok.com/@kopi.co'],
    ['a short link, which tells nothing by itself', 'https://vm.tiktok.com/ZMabcdef/'],
    ['a word that every object knows', 'https://constructor/watch?v=dQw4w9WgXcQ'],
  ])('is none: %s', (_title, link) => {
    expect(videoOf(link)).toBeNull()
  })

  it('shows nothing from anywhere else, whatever is pasted', () => {
    const piece = fc.constantFrom(
      'https://',
      'youtube.com',
      'youtu.be/',
      '/watch?v=',
      'dQw4w9WgXcQ',
      'facebook.com',
      '/videos/',
      '12345678',
      'tiktok.com',
      '/video/',
      'dailymotion.com',
      'x8abcde',
      '"',
      '<',
      '//',
      '@',
      '?',
      '&',
      '#',
      'evil.example',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const video = videoOf(pieces.join(''))
        if (!video) return
        expect(videoSites).toContain(video.site)
        expect(videoOrigins.some((origin) => video.embed_url.startsWith(`${origin}/`))).toBe(true)
        expect(video.embed_url).toMatch(/^[\w\-.:/?=&%]+$/)
        // What it is built from is what it is recognised as again.
        expect(video.id).toMatch(/^[\w-]+$/)
      }),
    )
  })
})
