import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'

/** "Takes you to 9 of 15 in good shape", by all results: an early count would contradict the one at the top. `undefined` until they have arrived. */
export function gainAtEnd(end: FirstJobAnswer | null, check: string): string | undefined {
  if (!end) return undefined
  const items = [...(end.job ? [end.job.item] : []), ...end.next]
  return items.find((item) => item.check === check)?.gain ?? undefined
}
