import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { type ListedCheck, checks, lessons } from '#web/app/catalogue.generated.ts'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { FixForm } from '#web/kit/fix/FixForm.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { useKeepFixWords } from '#web/shared/results/use-keep-fix-words.ts'
import { useOwnFixes } from '#web/shared/results/use-own-fixes.ts'

/** The owner's own text for what a lesson shows, to copy; nothing where none was made. */
export function PasteYours({ media }: { media: string }) {
  const lesson = lessons.find((one) => String(one.media) === media && one.about === null)
  const check = checks.find(({ id }) => id === lesson?.check)
  const { data } = useQuery({ ...resultsQuery, enabled: check !== undefined })
  const known = data?.checks.find((one) => one.check === check?.id)
  return check && known ? <OwnText check={check} at={known.at} /> : null
}

/** The first piece of one fix, and where several things were found to fix, which one it is for. */
function OwnText({ check, at }: { check: ListedCheck; at: string }) {
  const fixes = useOwnFixes(check.id, at)
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState<FixWords>({})
  const keep = useKeepFixWords()
  const fix = fixes.find(({ id }) => id === chosen) ?? fixes[0]
  if (!fix) return null
  const isOnly = fixes.length === 1
  const where = `Where it goes: ${fix.where.place}.`
  return (
    <Card
      title="Now paste yours"
      hint={isOnly ? `${fix.title}. ${where}` : where}
      aside={<LinkTo href={check.path}>All of it, step by step</LinkTo>}
    >
      {!isOnly && (
        <ChoiceGrid
          legend="What do you want to fix?"
          choices={fixes.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={[fix.id]}
          onChoose={([id]) => setChosen(id ?? null)}
        />
      )}
      <FixForm
        isShort
        key={fix.id}
        pieces={fix.pieces.slice(0, 1)}
        words={words}
        onWords={setWords}
        onKeep={keep}
      />
    </Card>
  )
}
