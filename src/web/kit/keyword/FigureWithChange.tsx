import { Icon } from '../Icon.tsx'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '../icons.ts'
import classes from './keyword.module.css'

const WAYS = { more: IconArrowUpRight, fewer: IconArrowDownRight, same: IconMinus } as const

interface FigureWithChangeProps {
  figure: string
  /** What it counts: "all users". */
  of: string
  change: { way: keyof typeof WAYS; words: string } | null
}

/** A large figure, with how it changed. */
export const FigureWithChange = ({ figure, of, change }: FigureWithChangeProps) => (
  <div>
    <p className={classes.own}>
      <b>{figure}</b> <span>{of}</span>
    </p>
    {change && (
      <p className={classes.change}>
        <Icon of={WAYS[change.way]} />
        {change.words}
      </p>
    )}
  </div>
)
