import { useState } from 'react'
import { useIsPrinting } from '#web/app/frames/use-is-printing.ts'
import type { PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { PlanItemView } from '#web/kit/plan/PlanItemView.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { wholeTimeWords } from '#web/shared/results/words.ts'
import { OpenDetails } from './OpenDetails.tsx'

/** An open plan item; opens in place, and is open on paper. */
export function OpenItem({ item }: { item: PlanItemAnswer }) {
  const [isOpened, setOpened] = useState(false)
  const isPrinting = useIsPrinting()
  const marks = [item.reopened?.label, item.couldNotCheck?.label].filter((mark) => mark !== undefined)
  return (
    <PlanItemView
      id={item.check}
      tone={toneOf(item)}
      title={item.title}
      why={[item.why, ...marks.map((mark) => `${mark}.`)].join(' ')}
      status={item.tag ?? (item.couldNotCheck ? 'Couldn’t check' : undefined)}
      time={wholeTimeWords(item)}
      onOpen={() => setOpened(true)}
    >
      {(isOpened || isPrinting) && <OpenDetails item={item} />}
    </PlanItemView>
  )
}
