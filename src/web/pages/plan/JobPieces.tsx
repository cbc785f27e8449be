import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { useKeepFixWords } from '#web/shared/results/use-keep-fix-words.ts'
import { useOwnFixes } from '#web/shared/results/use-own-fixes.ts'

/** The ready-made texts of a job, the first of them open, and all of them on paper. */
export function JobPieces({ check, at }: { check: string; at: string }) {
  const fixes = useOwnFixes(check, at)
  const [words, setWords] = useState<FixWords>({})
  const keep = useKeepFixWords()
  if (fixes.length === 0) return null
  return (
    <div>
      {fixes.map(({ id, ...fix }, index) => (
        <FixFold key={id} {...fix} isOpen={index === 0} words={words} onWords={setWords} onKeep={keep} />
      ))}
    </div>
  )
}
