import { Icon } from '../Icon.tsx'
import { IconArrowUpRight, IconClock, IconCoin, IconUserCheck } from '../icons.ts'
import classes from './overview.module.css'

interface JobNeedsProps {
  /** "15 minutes". */
  time: string
  who: string
  /** What it costs, where that is known. */
  cost?: string | undefined
  /** "Takes you to 13 of 31 in good shape". */
  gain?: string | undefined
}

/** What a job takes and what it brings, one line each. */
export function JobNeeds({ time, who, cost, gain }: JobNeedsProps) {
  const lines = [
    { icon: IconClock, text: time },
    { icon: IconUserCheck, text: who },
    { icon: IconCoin, text: cost },
    { icon: IconArrowUpRight, text: gain },
  ].filter(({ text }) => text !== undefined)
  return (
    <ul className={classes.needs}>
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
