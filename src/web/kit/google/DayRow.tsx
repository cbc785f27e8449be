import { ActionIcon, Switch, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconPlus, IconTrash } from '../icons.ts'
import classes from './google.module.css'

/** Local times as a time field has them; `00:00` at the end is midnight. */
export interface TypedPeriod {
  open: string
  close: string
}

interface PeriodFieldsProps {
  /** What the times are of, for instance "Friday". */
  name: string
  period: TypedPeriod
  disabled: boolean
  isWrong: boolean
  onChange: (period: TypedPeriod) => void
  /** What the owner can do with these times. */
  children?: ReactNode
}

/** The fields for an opening and a closing time. */
export function PeriodFields({ name, period, disabled, isWrong, onChange, children }: PeriodFieldsProps) {
  return (
    <div className={classes.time}>
      <TextInput
        type="time"
        aria-label={`${name} from`}
        value={period.open}
        disabled={disabled}
        error={isWrong}
        onChange={({ currentTarget }) => onChange({ ...period, open: currentTarget.value })}
      />
      <span>to</span>
      <TextInput
        type="time"
        aria-label={`${name} to`}
        value={period.close}
        disabled={disabled}
        error={isWrong}
        onChange={({ currentTarget }) => onChange({ ...period, close: currentTarget.value })}
      />
      {children}
    </div>
  )
}

interface DayRowProps {
  name: string
  periods: readonly TypedPeriod[]
  disabled: boolean
  /** What it said before it was changed; `null`: unchanged. */
  was: string | null
  /** What is wrong with it; `null`: nothing. */
  problem: string | null
  /** Times that a day may have. */
  most: number
  onChange: (periods: TypedPeriod[]) => void
}

const USUAL: TypedPeriod = { open: '09:00', close: '17:00' }
const NOT_TYPED: TypedPeriod = { open: '', close: '' }

/** One day of the week: open or closed, and when, which may be several times a day. */
export function DayRow({ name, periods, disabled, was, problem, most, onChange }: DayRowProps) {
  const isOpen = periods.length > 0
  return (
    <div className={clsx(classes.day, was !== null && classes.changed)}>
      <b>{name}</b>
      <Switch
        size="md"
        label="Open"
        aria-label={`Open on ${name}`}
        checked={isOpen}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? [USUAL] : [])}
      />
      {!isOpen && <p className={clsx(classes.closed, classes.quiet)}>Closed</p>}
      {isOpen && (
        <div className={classes.times}>
          {periods.map((period, index) => (
            <PeriodFields
              key={index}
              name={index === 0 ? name : `${name}, time ${index + 1},`}
              period={period}
              disabled={disabled}
              isWrong={problem !== null}
              onChange={(next) => onChange(periods.with(index, next))}
            >
              {!disabled && index === 0 && periods.length < most && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Add another time on ${name}`}
                  onClick={() => onChange([...periods, NOT_TYPED])}
                >
                  <Icon of={IconPlus} />
                </ActionIcon>
              )}
              {!disabled && index > 0 && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Take out time ${index + 1} on ${name}`}
                  onClick={() => onChange(periods.toSpliced(index, 1))}
                >
                  <Icon of={IconTrash} />
                </ActionIcon>
              )}
            </PeriodFields>
          ))}
        </div>
      )}
      {was !== null && <p className={classes.was}>Was {was}</p>}
      {problem !== null && (
        <p className={classes.wrong} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
