import { clsx } from 'clsx'
import { useId } from 'react'
import classes from './forms.module.css'

export interface Choice {
  value: string
  label: string
}

interface ChoiceGridProps {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly Choice[]
  /** The chosen values; one at most unless `many`. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** More than one may be chosen. */
  many?: boolean
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** A question with a few options, all of them visible. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { legend, hint, error, choices, chosen, onChoose, many = false } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.group}
      aria-describedby={described || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <legend>{legend}</legend>
      {hint !== undefined && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={classes.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={clsx(classes.choice, many && classes.many)}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(many ? toggled(chosen, value) : [value])}
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
