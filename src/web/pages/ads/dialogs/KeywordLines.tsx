import { useDeferredValue, useMemo } from 'react'
import type { Problems } from '#ads/check-change.ts'
import { refusedLines } from '#ads/refused-lines.ts'
import { leftOutText, markedKeyword, readTypedKeywords, type TypedKeywords } from '#ads/typed-keywords.ts'
import { countText } from '#core/format/counts.ts'
import { RefusedList } from '#web/kit/ads/RefusedList.tsx'
import { LongText } from '#web/kit/forms/LongText.tsx'

const HINT = 'One on each line. [word] matches exactly, "word" as a phrase, without marks broadly.'

interface KeywordLinesProps {
  label: string
  typed: string
  read: TypedKeywords
  problems: Problems
  onTyped: (typed: string) => void
}

/** What is typed, and how it is read: ten thousand lines are read once the typing stops. */
export function useTypedKeywords(typed: string): TypedKeywords {
  const settled = useDeferredValue(typed)
  return useMemo(() => readTypedKeywords(settled), [settled])
}

/** A field of keywords, one on each line, with what was counted and refused. */
export function KeywordLines({ label, typed, read, problems, onTyped }: KeywordLinesProps) {
  const { lines, more } = refusedLines(problems, 'keywords', read.keywords.map(markedKeyword))
  const count = read.keywords.length
  return (
    <>
      <LongText
        rows={6}
        label={label}
        description={HINT}
        value={typed}
        error={problems['keywords']}
        spellCheck={false}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <p role="status">
        {count > 0 && `${countText(count)} ${count === 1 ? 'keyword' : 'keywords'}. `}
        {leftOutText(read)}
      </p>
      <RefusedList lines={lines} more={more} />
    </>
  )
}
