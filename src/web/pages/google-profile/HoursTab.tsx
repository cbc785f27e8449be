import { MOST_PERIODS_A_DAY } from '#core/google-profile/limits.ts'
import type { GoogleProfile } from '#core/google-profile/profile.ts'
import { weekdayWords } from '#core/google-profile/week.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#core/google-profile/weekdays.ts'
import { DayRow } from '#web/kit/google/DayRow.tsx'
import { FormPart, PartProblem } from '#web/kit/google/Parts.tsx'
import { SendFoot } from '#web/kit/google/SendFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { isSame } from '#web/shared/forms/merge-list.ts'
import { SpecialDays } from './SpecialDays.tsx'
import { keptWeek, problemOn, typedWeek } from './typed-hours.ts'
import { useEdits } from './use-edits.ts'

interface TabProps {
  profile: GoogleProfile
  canChange: boolean
  /** It is the made-up business. */
  isSample: boolean
}

/** The opening hours of a week, and days that are different. */
export function HoursTab({ profile, canChange, isSample }: TabProps) {
  const before = { hours: typedWeek(profile.hours), specialHours: profile.specialHours }
  const { form, foot, onSubmit } = useEdits({
    name: 'hours',
    initial: before,
    editsOf: ({ hours, specialHours }) => ({
      ...(isSame(hours, before.hours) ? {} : { hours: keptWeek(hours) }),
      ...(isSame(specialHours, before.specialHours) ? {} : { specialHours }),
    }),
  })
  const { hours, specialHours } = form.values
  const problem = form.errors['hours']
  const change = (values: Partial<typeof form.values>) => {
    form.clearErrors()
    form.setValues(values)
  }
  return (
    <Card title="Opening hours" look="flush">
      <form aria-label="Opening hours" noValidate onSubmit={onSubmit}>
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            name={WEEKDAY_NAMES[day]}
            periods={hours[day]}
            disabled={!canChange}
            most={MOST_PERIODS_A_DAY}
            was={isSame(hours[day], before.hours[day]) ? null : weekdayWords(profile.hours, day)}
            problem={problemOn(day, hours, form.errors)}
            onChange={(periods) => change({ hours: { ...hours, [day]: periods } })}
          />
        ))}
        {problem !== undefined && (
          <FormPart>
            <PartProblem>{problem}</PartProblem>
          </FormPart>
        )}
        <SpecialDays
          country={profile.country}
          days={specialHours}
          known={before.specialHours}
          canChange={canChange}
          errors={form.errors}
          onChange={(days) => change({ specialHours: days })}
        />
        {canChange && <SendFoot {...foot} isSample={isSample} />}
      </form>
    </Card>
  )
}
