import { Stack } from '@mantine/core'
import type { Result } from '#web/app/queries/result-queries.ts'
import { BlockView } from '#web/kit/blocks/BlockView.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'

/** The proof of a verdict: where we looked, what was there, and by which revision of the rule it was judged. */
export function Evidence({ result }: { result: Result }) {
  const { evidence, code, status, reasonCode, durationMs, revision } = result
  return (
    <Stack>
      <BlockView
        block={{ kind: 'list', items: evidence.map(({ at, found }) => ({ text: at, detail: found })) }}
      />
      <FactList
        rows={[
          { label: 'Check', value: `${code}, rule ${revision}` },
          { label: 'Status', value: reasonCode === null ? status : `${status} (${reasonCode})` },
          { label: 'Took', value: `${durationMs} ms` },
        ]}
      />
    </Stack>
  )
}
