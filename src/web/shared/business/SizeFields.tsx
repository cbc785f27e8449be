import type { UseFormReturnType } from '@mantine/form'
import { SAVVINESS } from '#core/business/savviness.data.ts'
import { BUSINESS_AGES, STAFF_COUNTS } from '#core/business/size.data.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import type { BusinessValues } from './business-values.ts'
import { choicesOf } from '../forms/choices-of.ts'

const LEVELS = SAVVINESS.map(({ level, text }) => ({ value: String(level), label: text }))

/** Years of trading, staff, and tech savviness. */
export function SizeFields({ form }: { form: UseFormReturnType<BusinessValues> }) {
  const { businessAge, staffCount, savviness } = form.values
  return (
    <>
      <ChoiceGrid
        legend="How long have you been trading?"
        choices={choicesOf(BUSINESS_AGES)}
        chosen={[businessAge]}
        onChoose={([chosen = '']) => form.setFieldValue('businessAge', chosen)}
      />
      <ChoiceGrid
        legend="How many people work with you?"
        hint="Not counting yourself."
        choices={choicesOf(STAFF_COUNTS)}
        chosen={[staffCount]}
        onChoose={([chosen = '']) => form.setFieldValue('staffCount', chosen)}
      />
      <ChoiceGrid
        legend="How do you feel about technology?"
        hint="We’ll explain things to suit."
        choices={LEVELS}
        chosen={[savviness]}
        onChoose={([chosen = '']) => form.setFieldValue('savviness', chosen)}
      />
    </>
  )
}
