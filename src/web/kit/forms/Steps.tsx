import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import { IconCheck } from '../icons.ts'
import classes from './forms.module.css'

interface StepsProps {
  names: readonly string[]
  /** From 0. */
  now: number
}

/** More names than these need less room each. */
const FEW = 4

/** The present step of a form with several pages. */
export function Steps({ names, now }: StepsProps) {
  return (
    <ol
      className={clsx(classes.steps, names.length > FEW && classes.manySteps)}
      aria-label={`Step ${now + 1} of ${names.length}`}
    >
      {names.map((name, index) => (
        <li
          key={name}
          className={clsx(index < now && classes.done, index === now && classes.now)}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={classes.dot}>{index < now ? <Icon of={IconCheck} size={16} /> : index + 1}</span>
          <span className={classes.text}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
