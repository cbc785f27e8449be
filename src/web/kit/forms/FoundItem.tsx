import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { IconDrawing } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import { IconCheck } from '../icons.ts'
import classes from './forms.module.css'

interface FoundItemProps {
  icon: IconDrawing
  /** The name of the detail: "Phone". */
  label: string
  value: string
  /** Where it was found: "At the foot of every page". */
  where: string
  /** The owner's answer; `null` without one. */
  answer: 'yes' | 'no' | null
  onAnswer: (answer: 'yes' | 'no' | null) => void
}

/** A detail found about the business, to accept, refuse, or undo. */
export function FoundItem({ icon, label, value, where, answer, onAnswer }: FoundItemProps) {
  return (
    <li className={classes.found}>
      <Icon of={icon} />
      <div className={classes.foundWords}>
        <p>{label}</p>
        <p className={classes.value} dir="auto">
          {value}
        </p>
        <p>{where}</p>
      </div>
      {answer === null ? (
        <span className={classes.answer}>
          <Button
            variant="default"
            size="sm"
            aria-label={`Yes, ${value} is mine`}
            onClick={() => onAnswer('yes')}
          >
            Yes
          </Button>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`No, ${value} is not mine`}
            onClick={() => onAnswer('no')}
          >
            No
          </Button>
        </span>
      ) : (
        <span className={classes.answer}>
          <span className={clsx(classes.answered, answer === 'no' && classes.no)}>
            {answer === 'yes' && <Icon of={IconCheck} size={16} />}
            {answer === 'yes' ? 'Yours' : 'Not yours'}
          </span>
          <Button variant="subtle" size="sm" aria-label={`Undo for ${value}`} onClick={() => onAnswer(null)}>
            Undo
          </Button>
        </span>
      )}
    </li>
  )
}
