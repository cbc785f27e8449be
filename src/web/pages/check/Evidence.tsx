import type { Result } from '../../app/result-queries.ts'
import { FactList } from '../../kit/table/FactList.tsx'

/** What a verdict rests on. */
export function Evidence({ result }: { result: Result }) {
  const { evidence, code, status, reasonCode, durationMs, revision } = result
  return (
    <FactList
      rows={[
        ...evidence.map(({ at, found }) => ({ label: at, value: found })),
        { label: 'Check', value: `${code}, rule ${revision}` },
        { label: 'Status', value: reasonCode === null ? status : `${status} (${reasonCode})` },
        { label: 'Took', value: `${durationMs} ms` },
      ]}
    />
  )
}
