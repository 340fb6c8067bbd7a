import type { Page } from '@playwright/test'

/**
 * As long as a person takes who speaks, rests a finger or looks elsewhere, and as long as nothing may happen. Never until
 * something has come: that is there sooner on a quick machine and later on a busy one, and is waited for by what it shows.
 */
export const forAWhile = (page: Page, duration_ms: number): Promise<void> => page.waitForTimeout(duration_ms)
