import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { subIndustriesOf } from '#core/business/industries.ts'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import { SECTORS } from '#core/business/sectors.data.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import type { BusinessValues } from './business-values.ts'
import { choicesAfter, choicesOf } from '../forms/choices-of.ts'

/** The business' industry, sub-industry and sectors. Sub-industries depend on the industry. */
export function IndustryFields({ form }: { form: UseFormReturnType<BusinessValues> }) {
  const { industry, sector } = form.values
  const subIndustries = industry === 'other' ? [] : subIndustriesOf(industry)
  return (
    <>
      <NativeSelect
        label="What does your business do?"
        data={choicesAfter('Choose an industry', INDUSTRIES)}
        {...form.getInputProps('industry')}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('industry', value)
          form.setFieldValue('subIndustry', '')
        }}
      />
      {subIndustries.length > 0 && (
        <NativeSelect
          label="Which of these comes closest?"
          data={choicesAfter('Choose one', subIndustries)}
          {...form.getInputProps('subIndustry')}
        />
      )}
      <ChoiceGrid
        legend="Who are your customers?"
        choices={choicesOf(SECTORS)}
        chosen={[sector]}
        onChoose={([chosen = '']) => form.setFieldValue('sector', chosen)}
        error={problemIn(form.errors['sector'])}
      />
    </>
  )
}

const problemIn = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)
