/** The day on which all tests begin. Nothing in a test's database is younger, on whatever day the tests are run. */
export const testDay = new Date('2026-11-16T02:00:00.000Z')
