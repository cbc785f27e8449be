import { clockTime } from '#core/dates.ts'
import type { Result } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BeforeAfter } from '#web/kit/plan/BeforeAfter.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { resultKindOf } from './kind-of.ts'

interface CheckedAgainProps {
  /** The result before the rerun; `null` where nothing was rerun here. */
  was: Result | null
  now: Result
}

/** What a rerun on this page has changed: the result before and now, side by side. */
export function CheckedAgain({ was, now }: CheckedAgainProps) {
  const { timeZone } = useMe()
  if (was === null || resultKindOf(now) === 'unchecked' || resultKindOf(was) === 'unchecked') return null
  const momentOf = ({ updatedAt, tag, description }: Result) => ({
    when: `${clockTime(updatedAt, timeZone)}: ${tag}`,
    children: description,
  })
  const isFixed = resultKindOf(now) === 'good' && resultKindOf(was) !== 'good'
  return (
    <Card title={titleFor(was, now, isFixed)} hint={isFixed ? KEPT : undefined}>
      <BeforeAfter before={momentOf(was)} now={momentOf(now)} />
    </Card>
  )
}

const KEPT = (
  <>
    Both stay in <LinkTo href="/online-business-blueprint">your plan</LinkTo>, under Completed.
  </>
)

function titleFor(was: Result, now: Result, isFixed: boolean): string {
  if (isFixed) return 'That’s fixed. Nicely done.'
  if (was.status !== now.status || was.description !== now.description) return 'Something has changed'
  return 'Nothing has changed yet. A change to a website can take up to an hour to show.'
}
