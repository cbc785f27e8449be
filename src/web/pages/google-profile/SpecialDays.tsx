import { ActionIcon, Button, TextInput } from '@mantine/core'
import { type Ref, useRef, useState } from 'react'
import { dayOf, shortDate } from '#core/dates.ts'
import { periodWords, type SpecialDay } from '#core/google-profile/week.ts'
import { nextPublicHoliday } from '#core/public-holidays.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Toggle } from '#web/kit/forms/Tick.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { PeriodFields } from '#web/kit/google/DayRow.tsx'
import { FormPart, PartButtons, PartProblem } from '#web/kit/google/Parts.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconPlus, IconTrash } from '#web/kit/icons.ts'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { keptPeriod } from './typed-hours.ts'

interface SpecialDaysProps {
  country: string | null
  days: readonly SpecialDay[]
  /** Those that Google has already. */
  known: readonly SpecialDay[]
  canChange: boolean
  errors: Readonly<Record<string, unknown>>
  onChange: (days: SpecialDay[]) => void
}

/** Days with other hours than usual: holidays, and whatever else comes up. */
export function SpecialDays({ country, days, known, canChange, errors, onChange }: SpecialDaysProps) {
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  // The pressed button is gone afterwards: the focus goes to what is in its place, or to the way to another day.
  const focusLater = (place: typeof addButton | typeof dateField) => setTimeout(() => place.current?.focus())
  const turn = (toAdding: boolean) => {
    setAdding(toAdding)
    focusLater(toAdding ? dateField : addButton)
  }
  const { timeZone } = useMe()
  const holiday = nextPublicHoliday(country, dayOf(new Date(), timeZone))
  const isHolidaySet = holiday === null || days.some(({ date }) => date === holiday.date)
  const [problem] = Object.entries(errors).flatMap(([name, text]) =>
    name.startsWith('specialHours') && typeof text === 'string' ? [text] : [],
  )
  const add = (day: SpecialDay) => {
    onChange([...days, day].toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    turn(false)
  }
  return (
    <FormPart title="Days that are different">
      {days.length === 0 && <p>None yet. Add holidays and other days on which your hours differ.</p>}
      <ul>
        {days.map((day, index) => (
          <li key={`${day.date} ${index}`}>
            <b>{shortDate(day.date)}</b>
            <span>
              {!known.some((one) => one.date === day.date) && <Chip>New</Chip>}
              {day.open === null || day.close === null
                ? 'Closed'
                : periodWords({ open: day.open, close: day.close })}
              {canChange && (
                <ActionIcon
                  variant="subtle"
                  aria-label={`Take out ${shortDate(day.date)}`}
                  onClick={() => {
                    onChange(days.toSpliced(index, 1))
                    focusLater(addButton)
                  }}
                >
                  <Icon of={IconTrash} />
                </ActionIcon>
              )}
            </span>
          </li>
        ))}
      </ul>
      {problem !== undefined && <PartProblem>{problem}</PartProblem>}
      {canChange && isAdding && <NewDay onAdd={add} onLeave={() => turn(false)} field={dateField} />}
      {canChange && !isAdding && (
        <PartButtons>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => turn(true)}
          >
            Add a day
          </Button>
          {!isHolidaySet && (
            <Button variant="subtle" onClick={() => add({ date: holiday.date, open: null, close: null })}>
              Closed on {holiday.name}, {shortDate(holiday.date)}
            </Button>
          )}
        </PartButtons>
      )}
    </FormPart>
  )
}

interface NewDayProps {
  onAdd: (day: SpecialDay) => void
  onLeave: () => void
  field: Ref<HTMLInputElement>
}

function NewDay({ onAdd, onLeave, field }: NewDayProps) {
  const [date, setDate] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [period, setPeriod] = useState({ open: '09:00', close: '17:00' })
  const [isTried, setTried] = useState(false)
  const add = () => {
    setTried(true)
    if (date === '') return
    onAdd({ date, ...(isOpen ? keptPeriod(period) : { open: null, close: null }) })
  }
  return (
    <Fields>
      <TextInput
        ref={field}
        type="date"
        label="Date"
        value={date}
        error={isTried && date === '' ? 'Enter a date' : undefined}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <Toggle label="Open on that day" checked={isOpen} onChange={setOpen} />
      {isOpen && (
        <PeriodFields name="That day" period={period} disabled={false} isWrong={false} onChange={setPeriod} />
      )}
      <PartButtons>
        <Button variant="default" onClick={add}>
          Add this day
        </Button>
        <Button variant="subtle" onClick={onLeave}>
          Leave it
        </Button>
      </PartButtons>
    </Fields>
  )
}
