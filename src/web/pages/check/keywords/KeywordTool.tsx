import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotRead } from '#web/app/calls/Loaded.tsx'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { keywordsQuery } from '#web/app/queries/keyword-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { KeywordPlace } from './KeywordPlace.tsx'
import { EarlierKeyword } from './EarlierKeyword.tsx'
import { WhoComesFirst } from './WhoComesFirst.tsx'

/** Where an owner looks up keywords: the place of the website, how it changed, and who comes first. Nothing where no service can be asked. */
export function KeywordTool({ check }: { check: ListedCheck }) {
  const query = useQuery(keywordsQuery(check.id))
  const { data } = query
  const [chosen, setChosen] = useState<string | null>(null)
  if (query.isError && !data) return <NotRead query={query} />
  if (!data || (data.provider === null && !data.canConnect && data.keywords.length === 0)) return null
  const { provider, canConnect, keywords } = data
  const shown = keywords.find(({ id }) => id === chosen) ?? keywords[0]
  const others = keywords.filter((one) => one !== shown)
  return (
    <Stack gap="lg">
      {provider === null && canConnect && (
        <StateCard
          kind="empty"
          title="Connect Google Search Console first"
          actions={
            <Button component={LinkTo} href="/profile/online-presence" variant="default">
              Go to your connections
            </Button>
          }
        >
          It’s free, and knows your average place in Google for every keyword.
        </StateCard>
      )}
      {provider !== null && (
        <KeywordForm
          check={check.id}
          answer={{ ...data, provider }}
          last={shown}
          onLookedUp={() => setChosen(null)}
        />
      )}
      {shown && <KeywordPlace key={shown.id} check={check.id} keyword={shown} />}
      {shown && shown.competitors.length > 0 && <WhoComesFirst key={`first ${shown.id}`} keyword={shown} />}
      {others.length > 0 && (
        <Card title="Looked up before">
          <ul>
            {others.map((one) => (
              <EarlierKeyword key={one.id} keyword={one} onChoose={() => setChosen(one.id)} />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  )
}
