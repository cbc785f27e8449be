import { StepList } from '../check/StepList.tsx'
import { Fold } from '../surface/Fold.tsx'
import classes from './fix.module.css'
import { type FixDownload, FixDownloads } from './FixDownloads.tsx'
import { FixForm, type FixFormProps } from './FixForm.tsx'

interface FixFoldProps extends FixFormProps {
  title: string
  why: string
  where: { place: string; steps: readonly string[] }
  /** A builder or hosting company does this, by itself or once it is asked: the steps say how. */
  builderDoesIt: boolean
  downloads?: readonly FixDownload[] | undefined
  onDownload?: ((name: string) => void) | undefined
  /** The first of a page is open: it is what the page is for. */
  isOpen?: boolean | undefined
}

/** One ready-made fix, folded: why, its form and pieces, and where to use it. */
export function FixFold(props: FixFoldProps) {
  const { title, why, where, builderDoesIt, downloads = [], onDownload, isOpen, ...form } = props
  return (
    <Fold title={title} className={classes.fold} isOpen={isOpen} onPaper="open">
      <div className={classes.fix} data-paper="stack">
        <p>{why}</p>
        {onDownload && downloads.length > 0 && <FixDownloads files={downloads} onDownload={onDownload} />}
        <FixForm {...form} />
        <div>
          <h3>{builderDoesIt ? `How this works with ${where.place}` : `Where it goes: ${where.place}`}</h3>
          <StepList steps={where.steps.map((text) => ({ text }))} />
        </div>
      </div>
    </Fold>
  )
}
