import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { StepList } from '../check/StepList.tsx'
import fixes from '../fix/fix.module.css'
import { FixForm } from '../fix/FixForm.tsx'
import type { FixPiece } from '../fix/PieceView.tsx'
import type { FixWords } from '#core/fix-text/field.ts'
import { JobNeeds } from '../overview/JobNeeds.tsx'
import overview from '../overview/overview.module.css'
import { Awning } from '../surface/Awning.tsx'
import { Fold } from '../surface/Fold.tsx'
import classes from './first-job.module.css'

interface FirstJobCardProps {
  title: string
  why: ReactNode
  /** "10 minutes". */
  time: string
  /** "You can do this yourself". */
  who: string
  /** "Takes you to 9 of 15 in good shape". */
  gain?: string | undefined
  /** The pieces to use now, and those that are for later or for another program. */
  pieces: readonly FixPiece[]
  others: readonly FixPiece[]
  where: { place: string; steps: readonly string[] }
  /** Called with what was typed since the last time, once the visitor leaves a field. */
  onKeep?: ((words: FixWords) => void) | undefined
  /** Below the pieces, with what was typed in them: how else they are used, and what was seen. */
  children: (words: FixWords) => ReactNode
}

/** The first job of a visitor: why, how long, what to copy, and where to paste it. */
export function FirstJobCard(props: FirstJobCardProps) {
  const { title, why, time, who, gain, pieces, others, where, onKeep, children } = props
  const id = useId()
  const [words, setWords] = useState<FixWords>({})
  return (
    <section className={overview.top} aria-labelledby={id}>
      <Awning />
      <div className={classes.body}>
        <p className={overview.eyebrow}>Start here. It’s ready made.</p>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <p className={overview.why} dir="auto">
          {why}
        </p>
        <JobNeeds time={time} who={who} gain={gain} />
        <div className={classes.fix}>
          <div className={classes.pieces}>
            <FixForm isNext pieces={pieces} words={words} onWords={setWords} onKeep={onKeep} />
          </div>
          <div className={fixes.fix}>
            <div>
              <h3>Where it goes: {where.place}</h3>
              <StepList steps={where.steps.map((text) => ({ text }))} />
            </div>
          </div>
        </div>
        {others.length > 0 && (
          <Fold title={others.length === 1 ? 'One more piece' : `${others.length} more pieces`}>
            <div className={classes.pieces}>
              <FixForm pieces={others} words={words} onWords={setWords} onKeep={onKeep} />
            </div>
          </Fold>
        )}
        {children(words)}
      </div>
    </section>
  )
}
