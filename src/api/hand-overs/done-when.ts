import type { AnyCheck } from '#core/check.ts'
import type { AcceptanceTest, WorkInput } from '#core/work.ts'
import type { Fix } from '#fixes/fix.ts'

/**
 * How somebody else can see that a thing is done: which records answer, which of its parts are there, and what the test says then. A part that
 * is missing stands only where no record says it more exactly.
 */
export function doneWhen(
  { plan, words, statuses }: Pick<AnyCheck, 'plan' | 'words' | 'statuses'>,
  result: WorkInput | null,
  fixes: readonly Pick<Fix, 'pieces'>[],
): AcceptanceTest[] {
  const good = plan?.completedBy ?? Object.keys(statuses).filter((status) => statuses[status] === 'success')
  const tags = [...new Set(good.flatMap((status) => words.statuses[status]?.tag ?? []))]
  const records = fixes
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, isLater }) => kind === 'dns' && isLater !== true)
  const names = [...new Set(records.map(({ name = 'The domain' }) => name))]
  const parts = result === null ? [] : (plan?.acceptance?.(result) ?? [])
  return [
    ...names.map((name) => ({ text: `${name} has one TXT record with exactly this text.`, isMet: false })),
    ...parts.filter(({ isMet }) => isMet || names.length === 0),
    ...(tags.length === 0
      ? []
      : [
          {
            text: `Fettle’s test “${words.title}” says ${tags.map((tag) => `“${tag}”`).join(' or ')}.`,
            isMet: result !== null && good.includes(result.status),
          },
        ]),
  ]
}
