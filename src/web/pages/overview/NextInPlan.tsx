import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { eveningPlanWords, itemTimeWords } from '#web/shared/results/words.ts'

/** The plan items after the top priority. */
export function NextInPlan({
  dashboard: { next, toDo, tonight, topPriority },
}: {
  dashboard: DashboardAnswer
}) {
  const all = (
    <LinkTo href="/online-business-blueprint">{toDo > 0 ? `See all ${toDo}` : 'See your plan'}</LinkTo>
  )
  if (next.length === 0)
    return (
      <Card title="Next in your plan" aside={all}>
        <Note tone="success">There’s nothing waiting after this.</Note>
      </Card>
    )
  return (
    <Card
      look="flush"
      title="Next in your plan"
      hint={tonight ? eveningPlanWords(tonight, topPriority) : undefined}
      aside={all}
    >
      <Rows ordered>
        {next.map((job) => (
          <ItemRow
            key={job.check}
            tone={toneOf(job)}
            title={job.title}
            why={job.why}
            time={itemTimeWords(job)}
            href={job.link}
          />
        ))}
      </Rows>
    </Card>
  )
}
