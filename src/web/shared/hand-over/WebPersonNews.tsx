import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { listed } from '#core/words.ts'
import { handOversQuery } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { webPersonNews } from './web-person-news.ts'

// Its form needs the schemas, which no other part of the overview does.
const WebPersonQuestion = lazy(async () => ({
  default: (await import('./WebPersonQuestion.tsx')).WebPersonQuestion,
}))

/** What the web person asked or finished, with a field to answer; nothing while there is no news. `check`: of this check alone. */
export function WebPersonNews({ check }: { check?: string }) {
  const { data } = useQuery(handOversQuery)
  const { asked, passed } = webPersonNews(data?.handOvers ?? [], new Date(), check)
  if (asked.length === 0 && passed.length === 0) return null
  return (
    <Box mb="lg">
      <Card title="From your web person">
        {passed.length > 0 && (
          <Note tone="success" lead={`${listed(passed.map(({ title }) => title))}: done.`}>
            Your web person said so, and our test agrees.{' '}
            {check === undefined && (
              <LinkTo href="/online-business-blueprint#completed">See it in your plan</LinkTo>
            )}
          </Note>
        )}
        <Suspense fallback={null}>
          {asked.map((ask) => (
            <WebPersonQuestion
              key={`${ask.handOver} ${ask.check}`}
              ask={ask}
              isLinked={check === undefined}
            />
          ))}
        </Suspense>
      </Card>
    </Box>
  )
}
