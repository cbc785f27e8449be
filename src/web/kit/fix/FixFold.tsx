import { StepList } from '../check/StepList.tsx'
import { Fold } from '../surface/Fold.tsx'
import classes from './fix.module.css'
import { FixForm, type FixFormProps } from './FixForm.tsx'

interface FixFoldProps extends FixFormProps {
  title: string
  why: string
  where: { place: string; steps: readonly string[] }
  /** A builder or hosting company does this by itself; the steps name what to switch on. */
  builderDoesIt: boolean
}

/** One ready-made fix, folded: why, its form and pieces, and where to use it. */
export function FixFold({ title, why, where, builderDoesIt, ...form }: FixFoldProps) {
  return (
    <Fold title={title} className={classes.fold}>
      <div className={classes.fix}>
        <p>{why}</p>
        <FixForm {...form} />
        <div>
          <h3>{builderDoesIt ? `${where.place} looks after this` : `Where it goes: ${where.place}`}</h3>
          <StepList steps={where.steps.map((text) => ({ text }))} />
        </div>
      </div>
    </Fold>
  )
}
