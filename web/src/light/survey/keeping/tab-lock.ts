/**
 * A page that is being left lets go a moment after the next one has begun, so it is asked more than once. Not for a time:
 * a slow device answers late, which says nothing of other tabs.
 */
const asked = 8
const pause_ms = 100

type TabLock = {
  /** Whether another tab of this browser has the survey open. */
  isFree: () => Promise<boolean>
  /** Takes the survey over from whichever tab has it. `onLost` is told when another tab does the same. */
  take: (onLost: () => void) => void
}

/** One tab at a time writes a survey. A browser without locks cannot know; the server still takes every change once. */
export function tabLock(test_id: string): TabLock {
  const name = `survey ${test_id}`
  // Absent where the page does not come from a safe origin, whatever the types say.
  const locks = 'locks' in navigator ? navigator.locks : null
  return {
    async isFree() {
      if (!locks) return true
      for (let time = 0; time < asked; time += 1) {
        if (await locks.request(name, { ifAvailable: true }, Boolean)) return true
        await new Promise((resolve) => setTimeout(resolve, pause_ms))
      }
      return false
    },

    take(onLost) {
      // Held until the page is closed, or until another tab steals it.
      locks?.request(name, { steal: true }, () => new Promise(() => {})).catch(onLost)
    },
  }
}
