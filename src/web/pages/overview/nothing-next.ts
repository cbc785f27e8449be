import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'

type Known = Pick<DashboardAnswer, 'toDo'> & {
  topPriority: object | null
  waiting: readonly unknown[]
}

/** What is said where no plan item is to do after the top priority: results may still come, or what is open has to wait. */
export function nothingNext({ toDo, topPriority, waiting }: Known) {
  if (waiting.length > 0)
    return { tone: 'waiting', text: 'More may show up here as the results come in.' } as const
  const others = toDo - (topPriority === null ? 0 : 1)
  return others > 0
    ? ({ tone: 'waiting', text: 'What’s left in your plan has to wait for something first.' } as const)
    : ({ tone: 'success', text: 'There’s nothing waiting after this.' } as const)
}
