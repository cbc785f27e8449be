import type { DashboardAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { nothingNext } from './nothing-next.ts'
import { eveningPlanWords, itemTimeWords } from '#web/shared/results/words.ts'

/** The plan items after the top priority. */
export function NextInPlan({ dashboard }: { dashboard: DashboardAnswer }) {
  const { next, toDo, tonight, topPriority } = dashboard
  const all = (
    <LinkTo href="/online-business-blueprint">{toDo > 1 ? `See all ${toDo}` : 'See your plan'}</LinkTo>
  )
  if (next.length === 0) {
    const { tone, text } = nothingNext(dashboard)
    return (
      <Card title="Next in your plan" aside={all}>
        <Note tone={tone}>{text}</Note>
      </Card>
    )
  }
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
