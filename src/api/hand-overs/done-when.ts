import type { AnyCheck } from '#core/check.ts'
import type { Fix } from '#fixes/fix.ts'

/** How somebody else can see that a thing is done: what the test says then, and which records answer. */
export function doneWhen(
  { plan, words, statuses }: Pick<AnyCheck, 'plan' | 'words' | 'statuses'>,
  fixes: readonly Pick<Fix, 'pieces'>[],
): string[] {
  const good = plan?.completedBy ?? Object.keys(statuses).filter((status) => statuses[status] === 'success')
  const tags = [...new Set(good.flatMap((status) => words.statuses[status]?.tag ?? []))]
  const records = fixes
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, isLater }) => kind === 'dns' && isLater !== true)
  return [
    ...new Set(
      records.map(({ name = 'The domain' }) => `${name} has one TXT record with exactly this text.`),
    ),
    ...(tags.length === 0
      ? []
      : [`Fettle’s test “${words.title}” says ${tags.map((tag) => `“${tag}”`).join(' or ')}.`]),
  ]
}
