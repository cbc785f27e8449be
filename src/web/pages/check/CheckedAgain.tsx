import type { Result } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { BeforeAfter } from '#web/kit/plan/BeforeAfter.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { FIXED_TITLE, WHERE_KEPT } from './FixedCard.tsx'
import { gotBetter } from './got-better.ts'
import { type ResultKind, resultKindOf } from './kind-of.ts'
import { whatChanged } from './what-changed.ts'
import { whenWords } from './when-words.ts'

interface CheckedAgainProps {
  /** The result before the rerun; `null` where nothing was rerun here. */
  was: Result | null
  now: Result
}

/** What a rerun on this page has changed: the result before and now, side by side. */
export function CheckedAgain({ was, now }: CheckedAgainProps) {
  const { timeZone } = useMe()
  if (was === null || resultKindOf(now) === 'unchecked' || resultKindOf(was) === 'unchecked') return null
  const isFixed = resultKindOf(now) === 'good' && resultKindOf(was) !== 'good'
  const changed = whatChanged(was, now)
  const isSame = !changed.isOtherVerdict && changed.rows.length === 0
  if (isSame && resultKindOf(now) === 'good') return null
  const better = resultKindOf(now) === 'work' ? gotBetter(was, now) : null
  const momentOf = (side: 'was' | 'now', { updatedAt, tag, description }: Result) => ({
    when: whenWords({ at: updatedAt, tag }, { now: new Date(), timeZone }),
    children: (
      <>
        {description}
        {changed.rows.length > 0 && (
          <ul>
            {changed.rows.map((row) => (
              <li key={row.label}>
                {row.label}: {row[side] ?? 'Not there'}
              </li>
            ))}
            {changed.more > 0 && <li>And {changed.more} more</li>}
          </ul>
        )}
      </>
    ),
  })
  return (
    <Card
      title={better?.title ?? titleFor(changed, resultKindOf(now), isFixed)}
      hint={isFixed ? WHERE_KEPT : better?.more}
    >
      <BeforeAfter before={momentOf('was', was)} now={momentOf('now', now)} />
    </Card>
  )
}

function titleFor(
  { isOtherVerdict, rows }: ReturnType<typeof whatChanged>,
  kind: ResultKind,
  isFixed: boolean,
): string {
  if (isFixed) return FIXED_TITLE
  if (rows.length > 0 && !isOtherVerdict && kind === 'work')
    return 'Something has changed, and there’s more to do'
  if (isOtherVerdict || rows.length > 0) return 'Something has changed'
  return 'Nothing has changed yet. A change can take up to an hour to show.'
}
