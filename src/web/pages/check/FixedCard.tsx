import { useEffect, useState } from 'react'
import type { Snapshot } from '#core/snapshot.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { draftName, keepDraft, readDraft } from '#web/app/session/drafts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BeforeAfter } from '#web/kit/plan/BeforeAfter.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { FIXED_TITLE } from './checked-again.ts'
import { type FixedLately, fixedLately } from './fixed-lately.ts'
import { whenWords } from './when-words.ts'

/** Where the results before and after stay. */
export const WHERE_KEPT = (
  <>
    What it was and what it is now stay in <LinkTo href="/online-business-blueprint">your plan</LinkTo>, under
    Completed.
  </>
)

/** What was fixed since the owner looked last, when it was found by a scan that was not asked for here; `null`: nothing, or it was shown already. */
export function useFixedLately(answer: CheckAnswer, isSaid: boolean): FixedLately | null {
  const { id } = useMe()
  const fixed = fixedLately(answer, new Date())
  const name = draftName(id, ['fixed', answer.check])
  // Kept in the tab, as drafts are: the server need not know what somebody has looked at.
  const [seen] = useState(() => readDraft(name))
  const at = fixed?.at
  useEffect(() => {
    if (at !== undefined) keepDraft(name, at)
  }, [name, at])
  return isSaid || fixed?.at === seen ? null : fixed
}

/** Greets an owner once with what was fixed since. */
export function FixedCard({ fixed }: { fixed: FixedLately }) {
  const { timeZone } = useMe()
  const now = new Date()
  const momentOf = (one: Snapshot) => ({
    when: whenWords(one, { now, timeZone }),
    children: one.line,
  })
  return (
    <Card title={FIXED_TITLE} hint={WHERE_KEPT}>
      <BeforeAfter before={momentOf(fixed.before)} now={momentOf(fixed.after)} />
    </Card>
  )
}
