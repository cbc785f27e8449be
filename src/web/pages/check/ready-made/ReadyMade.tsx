import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { callAddress } from '#web/app/calls/client.ts'
import { fixesQuery } from '#web/app/queries/result-queries.ts'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import { download } from '#web/shared/reports/download.ts'
import { useKeepFixWords } from '#web/shared/results/use-keep-fix-words.ts'
import type { Rerun } from '../use-rerun.ts'
import { AfterPasting, SendToWebPerson } from './AfterPasting.tsx'

interface ReadyMadeProps {
  check: string
  /** The time of the result that the fixes belong to. */
  at: string
  rerun: Rerun
  /** Absent: there is nothing for a web person to do, or the result stays with the owner. */
  onHandOver: (() => void) | undefined
}

const TITLE = 'Ready-made for you'

/** The ready-made fixes of a result, or only the way to the web person where there are none; nothing where they could not be read. */
export function ReadyMade({ check, at, rerun, onHandOver }: ReadyMadeProps) {
  const { data, isPlaceholderData } = useQuery(fixesQuery(check, at))
  const [words, setWords] = useState<FixWords>({})
  const keep = useKeepFixWords()
  if (!data) return null
  // Who has just tested again would take pieces of the result before for those of the new one.
  if (isPlaceholderData && rerun.was !== null)
    return (
      <Card title={TITLE}>
        <SkeletonBar width="60%" />
      </Card>
    )
  if (data.fixes.length === 0 && data.isOutdated && onHandOver)
    return (
      <Card
        title="We’ve read your website again since this result"
        hint="That was for another test. What this result names may be fixed already: check it again to see how it is now."
      >
        <AfterPasting rerun={rerun} onHandOver={onHandOver} />
      </Card>
    )
  if (data.fixes.length === 0) return onHandOver ? <SendToWebPerson onClick={onHandOver} /> : null
  return (
    <Card
      title={TITLE}
      hint="Made from what we saw on your website and what you’ve told us. The highlighted words are yours to check. Type something once and we’ll use it everywhere."
    >
      {data.fixes.map(({ id, ...fix }, index) => (
        <FixFold
          key={id}
          {...fix}
          isOpen={index === 0}
          words={words}
          onWords={setWords}
          onKeep={keep}
          onDownload={(name) => download(callAddress('/lighter-pictures/{name}', { name }, {}))}
        />
      ))}
      <AfterPasting rerun={rerun} onHandOver={onHandOver} />
    </Card>
  )
}
