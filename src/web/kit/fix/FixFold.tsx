import { StepList } from '../check/StepList.tsx'
import { Fold } from '../surface/Fold.tsx'
import classes from './fix.module.css'
import { type FixPiece, PieceView } from './PieceView.tsx'

interface FixFoldProps {
  title: string
  why: string
  pieces: readonly FixPiece[]
  where: { place: string; steps: readonly string[] }
  /** A builder or hosting company does this by itself; the steps name what to switch on. */
  builderDoesIt: boolean
}

/** One ready-made fix, folded: why, where to use it, and its pieces. */
export function FixFold({ title, why, pieces, where, builderDoesIt }: FixFoldProps) {
  return (
    <Fold title={title} className={classes.fold}>
      <div className={classes.fix}>
        <p>{why}</p>
        <div>
          <h3>{builderDoesIt ? `${where.place} looks after this` : `Where it goes: ${where.place}`}</h3>
          <StepList steps={where.steps.map((text) => ({ text }))} />
        </div>
        {pieces.map((piece) => (
          <PieceView key={`${piece.title} ${piece.name ?? ''}`} piece={piece} />
        ))}
      </div>
    </Fold>
  )
}
