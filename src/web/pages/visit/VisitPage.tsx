import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigationOf } from '#core/navigation.ts'
import { checks } from '../../app/catalogue.generated.ts'
import { useLive } from '../../app/live.ts'
import { results } from '../../app/queries.ts'
import { ArrivingGroup } from '../../kit/arriving/ArrivingGroup.tsx'
import { type Arrival, ArrivingRow } from '../../kit/arriving/ArrivingRow.tsx'
import { ArrivingTotal } from '../../kit/arriving/ArrivingTotal.tsx'
import { PlainFrame } from '../../kit/frame/PlainFrame.tsx'
import { Cards } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'

const { categories } = navigationOf(checks)

/** Results landing one by one, each in its place. */
export function VisitPage() {
  const { data } = useQuery(results)
  const [running, setRunning] = useState<Readonly<Record<string, Arrival>>>({})
  useLive(true, (event) => {
    if (event.kind === 'progress') setRunning({ [event.what]: { state: 'running', text: `${event.done} done` } })
  })
  const landed = new Map(data?.standings.map((standing) => [standing.check, standing]))
  return (
    <PlainFrame home="/home">
      <PageHead title={`Looking at ${data?.website.host ?? 'your website'}`} />
      <ArrivingTotal done={landed.size} of={checks.length} />
      <Cards>
        {categories.map(({ category, title, checks: own }) => (
          <ArrivingGroup
            key={category}
            name={title}
            done={own.filter(({ check }) => landed.has(check)).length}
            of={own.length}
          >
            {own.map(({ check, title: name }) => {
              const standing = landed.get(check)
              const arrival: Arrival = standing
                ? {
                    state: 'landed',
                    tone: standing.greyKind ?? (standing.display === 'missing' ? 'missing' : standing.display),
                    status: standing.tag,
                    verdict: standing.line,
                  }
                : (running[check] ?? { state: 'waiting' })
              return <ArrivingRow key={check} title={name} arrival={arrival} />
            })}
          </ArrivingGroup>
        ))}
      </Cards>
    </PlainFrame>
  )
}
