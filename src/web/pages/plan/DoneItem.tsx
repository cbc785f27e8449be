import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDate } from '#core/dates.ts'
import { checkQuery, type PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { StarList } from '#web/kit/check/StarList.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { BeforeAfter } from '#web/kit/plan/BeforeAfter.tsx'
import { PlanItemView } from '#web/kit/plan/PlanItemView.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'

/** A completed item, with a gold star, its results before and after, and how to keep it. */
export function DoneItem({ item }: { item: PlanItemAnswer }) {
  const [isOpened, setOpened] = useState(false)
  const was = item.before === null ? '' : ` It was: ${item.before.tag}.`
  return (
    <PlanItemView
      done
      id={item.check}
      tone={toneOf(item)}
      title={item.title}
      why={item.completed === null ? undefined : `${item.completed.label}.${was}`}
      status={item.tag ?? undefined}
      onOpen={() => setOpened(true)}
    >
      {isOpened && <DoneDetails item={item} />}
    </PlanItemView>
  )
}

function DoneDetails({ item }: { item: PlanItemAnswer }) {
  const { timeZone } = useMe()
  const { data } = useQuery(checkQuery(item.check))
  const { before, after } = item
  return (
    <>
      {item.isDoubtful && (
        <Note tone="info">It looked worse last time. We’ll check again before we move it.</Note>
      )}
      {before && after && (
        <BeforeAfter
          before={{ when: `${shortDate(before.at, timeZone)}: ${before.tag}`, children: before.line }}
          now={{ when: `${shortDate(after.at, timeZone)}: ${after.tag}`, children: after.line }}
        />
      )}
      {data?.newest.goldStar && <StarList items={data.newest.nextSteps} />}
      <p>
        <LinkTo href={item.link}>See {item.title}</LinkTo>
      </p>
    </>
  )
}
