import { Checkbox, Switch } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import classes from './parts.module.css'

const PARTS = { body: classes.body, labelWrapper: classes.words, label: classes.label }

/** A checkbox whose label can be pressed as well; one that is wrong is so for a screen reader too. */
export const Tick = (props: ComponentProps<typeof Checkbox>) => (
  <Checkbox size="md" classNames={PARTS} aria-invalid={Boolean(props.error) || undefined} {...props} />
)

interface ToggleProps {
  label: string
  /** Its effect, in a sentence. */
  hint?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch. */
export function Toggle({ label, hint, checked, disabled, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div>
      <Switch
        size="md"
        label={label}
        classNames={PARTS}
        checked={checked}
        disabled={disabled ?? false}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {hint !== undefined && (
        <p id={id} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
