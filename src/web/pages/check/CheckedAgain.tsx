import { useMe } from '#web/app/session/use-me.ts'
import { BeforeAfter } from '#web/kit/plan/BeforeAfter.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { linesOfSide } from './changed-lines.ts'
import type { WasAndNow } from './checked-again.ts'
import { WHERE_KEPT } from './FixedCard.tsx'
import { whenWords } from './when-words.ts'

/** What a rerun on this page has changed: the result before and now, side by side. */
export function CheckedAgain({ comparison }: { comparison: WasAndNow }) {
  const { timeZone } = useMe()
  const { title, more, isFixed, was, now, changed } = comparison
  const momentOf = (side: 'was' | 'now', { updatedAt, tag, description }: WasAndNow['now']) => ({
    when: whenWords({ at: updatedAt, tag }, { now: new Date(), timeZone }),
    children: (
      <>
        {description}
        {changed.rows.length > 0 && (
          <ul>
            {linesOfSide(changed, side).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </>
    ),
  })
  return (
    <Card title={title} hint={isFixed ? WHERE_KEPT : (more ?? undefined)}>
      <BeforeAfter before={momentOf('was', was)} now={momentOf('now', now)} />
    </Card>
  )
}
