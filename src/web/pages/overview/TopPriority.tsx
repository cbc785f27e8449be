import { wholeTime } from '#core/job-time.ts'
import { upperFirst } from '#core/text.ts'
import { Button } from '@mantine/core'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { TopPriorityCard } from '#web/kit/overview/TopPriorityCard.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { whoNowWords } from '#web/shared/results/words.ts'

interface TopPriorityProps {
  item: PlanItemAnswer | null
  /** Some tests have no result yet: the top priority may still change. */
  isArriving: boolean
}

/** The top priority. */
export function TopPriority({ item, isArriving }: TopPriorityProps) {
  if (item === null) return isArriving ? <StillLooking /> : <NothingUrgent />
  return (
    <TopPriorityCard
      title={item.title}
      why={`${item.why} ${item.whyNow ?? ''}`}
      time={upperFirst(wholeTime(item))}
      who={whoNowWords(item)}
      gain={item.gain ?? undefined}
      action={{ href: item.link, label: 'See how to do it' }}
    />
  )
}

const StillLooking = () => (
  <StateCard kind="empty" title="Your first job will be here">
    We’re still looking. You’ll see the most useful thing to do first as soon as we know it.
  </StateCard>
)

const NothingUrgent = () => (
  <StateCard
    kind="empty"
    title="Nothing urgent. Nice work."
    actions={
      <Button component={LinkTo} href="/online-business-blueprint" variant="default">
        Open your plan
      </Button>
    }
  >
    We’ll keep looking, and tell you when something changes.
  </StateCard>
)
