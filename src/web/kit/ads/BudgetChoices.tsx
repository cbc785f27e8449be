import { type ReactNode, useId } from 'react'
import { Chip } from '../surface/Chip.tsx'
import classes from './wizard.module.css'

interface BudgetChoice {
  value: string
  /** `A$20.00 a day`. */
  label: string
  /** What a month of it can cost. */
  detail?: string | undefined
  isRecommended?: boolean
}

interface BudgetChoicesProps {
  legend: string
  choices: readonly BudgetChoice[]
  chosen: string | null
  error: string | undefined
  onChoose: (value: string) => void
  /** Below the chosen one: the field of an own amount. */
  children?: ReactNode
}

/** Daily budgets to choose from; none is chosen at first. */
export function BudgetChoices(props: BudgetChoicesProps) {
  const { legend, choices, chosen, error, onChoose, children } = props
  const id = useId()
  return (
    <fieldset
      className={classes.budgets}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>{legend}</legend>
      {choices.map(({ value, label, detail, isRecommended = false }) => (
        <label key={value} className={classes.budget}>
          <input
            type="radio"
            name={`${id}-budget`}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <b>{label}</b>
            {isRecommended && <Chip>Recommended</Chip>}
          </span>
          {detail !== undefined && <small>{detail}</small>}
        </label>
      ))}
      {children}
      {error !== undefined && (
        <p className={classes.wrong} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
