import type { CDPSession, Page } from '@playwright/test'

export type Screen = 'wide' | 'phone'

/**
 * Lets the page be on a desk in the light, or on a phone in the dark: what is open stays open and follows. To its styles
 * it is a phone in all, with fingers instead of a pointer; `setViewportSize` would only make it narrow.
 */
export async function moveTo(screen: Screen, page: Page, session: CDPSession): Promise<void> {
  const onPhone = screen === 'phone'
  const size = onPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  await page.emulateMedia({ colorScheme: onPhone ? 'dark' : 'light', reducedMotion: 'reduce' })
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: onPhone })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: onPhone, maxTouchPoints: 1 })
  // Looked at from its beginning, as it is opened: further down, what stays at the edge lies over whatever is there. And
  // only once it is drawn anew, for some pages have other parts on a phone.
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await drawn()
    await drawn()
  })
}
