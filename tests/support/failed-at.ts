/** The facts of the search ranking check in which these rules failed on these pages. */
export const failedAt = (failed: Readonly<Record<string, string[]>>) => ({
  rules: Object.entries(failed).map(([id, pages]) => ({ id, outcome: 'failed', pages })),
})
