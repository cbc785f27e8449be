import type { Problems } from '#ads/check-change.ts'
import { refusedLines } from '#ads/refused-lines.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { RefusedList } from '#web/kit/ads/RefusedList.tsx'
import { LongText } from '#web/kit/forms/LongText.tsx'

interface CalloutFieldsProps {
  typed: string
  /** The lines that are not blank. */
  lines: readonly string[]
  onTyped: (typed: string) => void
  problems: Problems
}

/** The texts of new callouts. */
export function CalloutFields({ typed, lines, onTyped, problems }: CalloutFieldsProps) {
  const refused = refusedLines(problems, 'callouts', lines)
  return (
    <>
      <LongText
        rows={4}
        label="Callout texts"
        description={`One on each line, each up to ${ADS_LIMITS.callout} characters: “Free delivery”.`}
        value={typed}
        error={problems['callouts']}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <RefusedList lines={refused.lines} more={refused.more} />
    </>
  )
}
