import { useState } from 'react'
import { useIsPrinting } from '#web/app/frames/use-is-printing.ts'
import { PlanGroupView } from '#web/kit/plan/PlanGroupView.tsx'
import { ReportButton } from '#web/shared/reports/ReportButton.tsx'
import { DoneItem } from './DoneItem.tsx'
import { EmptySection } from './EmptySection.tsx'
import { OpenItem } from './OpenItem.tsx'
import type { ShownPlanSection } from '#web/shared/results/sections.ts'

/** Number of items that are shown at first, and that each press adds. */
const STEP = 5

/** One section of the plan: the first five items, and more on a press; all of them on paper. */
export function PlanSection({ section }: { section: ShownPlanSection }) {
  const { id, title, hint, report, items, empty } = section
  const [shown, setShown] = useState(STEP)
  const isPrinting = useIsPrinting()
  return (
    <PlanGroupView
      id={id}
      title={title}
      hint={hint}
      count={items.length}
      aside={report !== null && items.length > 0 && <ReportButton kind={report} name={title} look="quiet" />}
      more={Math.min(STEP, Math.max(0, items.length - shown))}
      onMore={() => setShown(shown + STEP)}
      onLess={shown > STEP ? () => setShown(STEP) : undefined}
      empty={<EmptySection>{empty}</EmptySection>}
    >
      {items
        .slice(0, isPrinting ? items.length : shown)
        .map((item) =>
          item.state === 'completed' ? (
            <DoneItem key={item.check} item={item} />
          ) : (
            <OpenItem key={item.check} item={item} />
          ),
        )}
    </PlanGroupView>
  )
}
