/** How far back the dashboard looks: 7, 30 or 90 days, or twelve months. */
export const dashboardSpans = ['7d', '30d', '90d', '12m'] as const
export type DashboardSpan = (typeof dashboardSpans)[number]

/** What is counted over time. */
export const dashboardFigures = ['people', 'surveys', 'completions', 'mails'] as const
export type DashboardFigure = (typeof dashboardFigures)[number]
