import { CATEGORIES } from '#core/check.ts'
import { CATEGORY_WORDS } from '#core/categories.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { FactList } from '#web/kit/table/FactList.tsx'
import { FinanceFields } from './finance/FinanceFields.tsx'
import { FreeFields } from './FreeFields.tsx'
import { PairFields } from './PairFields.tsx'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import type { SummaryForm } from './use-summary-form.ts'

interface PartFieldsProps {
  part: TypedSummary['parts'][number]
  index: number
  form: SummaryForm
  data: SummaryData
  /** How full all free sections are; `null`: there is space. */
  room: string | null
}

/** The fields of one part. */
export function PartFields({ part, index, form, data, room }: PartFieldsProps) {
  switch (part.kind) {
    case 'free':
      return <FreeFields part={part} index={index} form={form} room={room} />
    case 'objectives':
      return (
        <LongText
          label="Objectives"
          description="One on each line"
          rows={3}
          {...form.getInputProps('objectives')}
        />
      )
    case 'partners':
      return <PairFields form={form} of="partners" one="Partner" name="Name" about="What they do for you" />
    case 'metrics':
      return <PairFields form={form} of="metrics" one="Metric" name="What is counted" about="Figure" />
    case 'finance':
      return <FinanceFields form={form} data={data} />
    case 'online':
      return <Online around={data.around} />
    case 'categories':
      return (
        <ChoiceGrid
          many
          legend="Results to show"
          choices={CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value].title }))}
          chosen={form.values.categories}
          onChoose={(chosen) =>
            form.setFieldValue(
              'categories',
              CATEGORIES.filter((category) => chosen.includes(category)),
            )
          }
        />
      )
  }
}

function Online({ around: { website, channels } }: { around: SummaryData['around'] }) {
  const rows = channels.map(({ name, handle }) => ({ label: name, value: handle }))
  return (
    <>
      <FactList rows={website === null ? rows : [{ label: 'Website', value: website }, ...rows]} />
      <SmallPrint>
        <LinkTo href="/profile/online-presence">Change your channels</LinkTo>
      </SmallPrint>
    </>
  )
}
