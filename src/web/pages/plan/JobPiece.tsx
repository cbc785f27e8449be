import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { plural } from '#core/words.ts'
import { FixForm } from '#web/kit/fix/FixForm.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ReadyMadePart } from '#web/kit/plan/ReadyMadePart.tsx'
import { useKeepFixWords } from '#web/shared/results/use-keep-fix-words.ts'
import { useOwnFixes } from '#web/shared/results/use-own-fixes.ts'

interface JobPieceProps {
  check: string
  /** The time of the result that the texts belong to. */
  at: string
  /** The page with all of them. */
  link: string
}

/** The first ready-made text of a job, to copy, and the way to the others; nothing while they load. */
export function JobPiece({ check, at, link }: JobPieceProps) {
  const [fix, ...others] = useOwnFixes(check, at)
  const [words, setWords] = useState<FixWords>({})
  const keep = useKeepFixWords()
  if (!fix) return null
  const more =
    others.length === 0
      ? 'Where it goes, step by step'
      : `${plural(others.length, 'more text')}, and where each goes`
  return (
    <ReadyMadePart title={fix.title} why={fix.why} more={<LinkTo href={link}>{more}</LinkTo>}>
      <FixForm isShort pieces={fix.pieces.slice(0, 1)} words={words} onWords={setWords} onKeep={keep} />
    </ReadyMadePart>
  )
}
