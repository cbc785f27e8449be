import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { type ListedCheck, checks, lessons } from '#web/app/catalogue.generated.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { fixesQuery } from '#web/app/queries/result-queries.ts'
import { FixForm } from '#web/kit/fix/FixForm.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { useKeepFixWords } from '#web/shared/results/use-keep-fix-words.ts'

/** The owner's own text for what a lesson shows, to copy; nothing where none was made. */
export function PasteYours({ media }: { media: string }) {
  const lesson = lessons.find((one) => String(one.media) === media && one.about === null)
  const check = checks.find(({ id }) => id === lesson?.check)
  const { data } = useQuery({ ...resultsQuery, enabled: check !== undefined })
  const known = data?.standings.find((one) => one.check === check?.id)
  return check && known ? <OwnText check={check} at={known.at} /> : null
}

function OwnText({ check, at }: { check: ListedCheck; at: string }) {
  const { data } = useQuery(fixesQuery(check.id, at))
  const [words, setWords] = useState<FixWords>({})
  const keep = useKeepFixWords()
  const fix = data?.fixes.find(({ pieces }) => pieces.some(({ isLater }) => isLater !== true))
  const piece = fix?.pieces.find(({ isLater }) => isLater !== true)
  if (!fix || !piece) return null
  return (
    <Card
      title="Now paste yours"
      hint={`${fix.title}. Where it goes: ${fix.where.place}.`}
      aside={<LinkTo href={check.path}>All of it, step by step</LinkTo>}
    >
      <FixForm pieces={[piece]} words={words} onWords={setWords} onKeep={keep} />
    </Card>
  )
}
