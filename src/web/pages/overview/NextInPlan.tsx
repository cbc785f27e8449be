import type { DashboardAnswer } from '../../app/result-queries.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { ItemRow } from '../../kit/overview/ItemRow.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { Rows } from '../../kit/surface/Layout.tsx'
import { Note } from '../../kit/surface/Note.tsx'
import { toneOf } from '../result/tone-of.ts'
import { capital } from '../result/words.ts'

/** The plan items after the top priority. */
export function NextInPlan({ dashboard: { next, toDo } }: { dashboard: DashboardAnswer }) {
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
    <Card look="flush" title="Next in your plan" aside={all}>
      <Rows ordered>
        {next.map((job) => (
          <ItemRow
            key={job.check}
            tone={toneOf(job)}
            title={job.title}
            why={job.why}
            time={capital(job.effort)}
            href={job.link}
          />
        ))}
      </Rows>
    </Card>
  )
}
