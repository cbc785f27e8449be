import { Icon } from '../Icon.tsx'
import { IconCheck } from '../icons.ts'
import classes from './pricing.module.css'

/** What is included, a line each. */
export const TickLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line}>
        <Icon of={IconCheck} />
        <span>{line}</span>
      </li>
    ))}
  </ul>
)
