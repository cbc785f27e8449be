import { Stack } from '@mantine/core'
import type { Result } from '#web/app/queries/result-queries.ts'
import { BlockView } from '#web/kit/blocks/BlockView.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'

/** The proof of a verdict: where we looked and what was there. Ids and times for programs are in the JSON that it links to. */
export function Evidence({ result }: { result: Result }) {
  const { id, evidence } = result
  return (
    <Stack>
      <BlockView
        block={{ kind: 'list', items: evidence.map(({ at, found }) => ({ text: at, detail: found })) }}
      />
      <SmallLine>
        For programs: <a href={`/api/checks/${id}`}>the same as JSON</a>, with every technical detail.
      </SmallLine>
    </Stack>
  )
}
