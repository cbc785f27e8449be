import type { LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { PieceView } from '#web/kit/fix/PieceView.tsx'
import { AskPart } from '#web/kit/hand-over/AskCard.tsx'

/** The ready-made texts of one thing: the first with where it goes, the others folded. */
export function AskFixes({ fixes }: { fixes: LinkedAskAnswer['fixes'] }) {
  const [first, ...others] = fixes
  if (!first) return null
  const { title, why, pieces, where, builderDoesIt } = first
  return (
    <>
      <AskPart title={title}>
        <p>{why}</p>
        {pieces.map((piece) => (
          <PieceView key={`${piece.title} ${piece.name ?? ''}`} piece={piece} />
        ))}
      </AskPart>
      <AskPart title={builderDoesIt ? `${where.place} looks after this` : `Where: ${where.place}`}>
        <StepList steps={where.steps.map((text) => ({ text }))} />
      </AskPart>
      {others.length > 0 && (
        <div>
          {others.map(({ id, ...fix }) => (
            <FixFold key={id} {...fix} />
          ))}
        </div>
      )}
    </>
  )
}
