import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { readGstNumber, readNzbn } from '#core/owner-input/business-numbers.ts'
import { tidyPhone } from '#core/phone.ts'
import { gstLabel } from '#summary/view.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { FieldWarning } from '#web/kit/forms/FieldWarning.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { SmallPrint } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import type { SummaryForm } from './use-summary-form.ts'

interface DetailsFieldsProps {
  form: SummaryForm
  around: SummaryData['around']
}

/** The business' name, numbers and contact details. */
export function DetailsFields({ form, around: { country, website } }: DetailsFieldsProps) {
  const { nzbn, gstNumber } = form.values
  const phone = form.getInputProps('phone')
  return (
    <>
      <FieldPair>
        <TextInput
          label="Business name"
          autoComplete="organization"
          {...form.getInputProps('businessName')}
        />
        <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="02 1234 5678"
          {...phone}
          onBlur={(event) => {
            form.setFieldValue('phone', tidyPhone(form.getValues().phone))
            phone.onBlur(event)
          }}
        />
        <TextInput label="Email address" type="email" autoComplete="email" {...form.getInputProps('email')} />
      </FieldPair>
      <Website host={website} />
      <LongText label="Address" rows={2} autoComplete="street-address" {...form.getInputProps('address')} />
      <FieldPair>
        {(country !== 'AU' || nzbn !== '') && (
          <TextInput
            label="NZ business number"
            inputMode="numeric"
            description={warningOf(readNzbn(nzbn))}
            {...form.getInputProps('nzbn')}
          />
        )}
        <TextInput
          label={gstLabel(country)}
          inputMode="numeric"
          description={warningOf(readGstNumber(gstNumber, country))}
          {...form.getInputProps('gstNumber')}
        />
      </FieldPair>
    </>
  )
}

function warningOf(read: ReturnType<typeof readNzbn>): ReactNode {
  const warning = read.ok ? (read.value?.warning ?? null) : null
  return warning === null ? undefined : <FieldWarning>{warning}</FieldWarning>
}

/** The website is the account's: only the operator changes it. */
const Website = ({ host }: { host: string | null }) => (
  <SmallPrint>
    {host === null ? (
      <>
        You haven’t added a website yet. <LinkTo href="/profile/online-presence">Add your website</LinkTo>
      </>
    ) : (
      <>
        Website: <b>{host}</b>. To change your website, please contact customer service.
      </>
    )}
  </SmallPrint>
)
