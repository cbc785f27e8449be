import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { myAccountSchema } from '#core/owner-input/my-account-form.ts'
import { tidyPhone } from '#core/phone.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { type MyAccount, myAccountQuery } from '#web/app/queries/profile-queries.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'
import { ConfirmNote } from './ConfirmNote.tsx'
import { EmailDialog } from './EmailDialog.tsx'

/** Names, phone numbers and address. Another address is confirmed by the password and by mail. */
export function DetailsForm({ data }: { data: MyAccount }) {
  const { country } = useMe()
  const schema = useMemo(() => myAccountSchema([], country, data.email), [country, data.email])
  const [newEmail, setNewEmail] = useState<string | null>(null)
  const { form, ...saving } = useProfileForm({
    data,
    query: { queryKey: myAccountQuery.queryKey, queryFn: () => callApi('GET /profile/my-account') },
    valuesOf,
    problems: (values) => fieldProblems(schema, values),
    save: async (values, version) => {
      const saved = await callApi('PUT /profile/my-account', { body: { ...values, version } })
      setNewEmail(saved.emailToConfirm)
      return saved
    },
  })
  const phoneProps = (field: 'phone' | 'mobile') => {
    const { onBlur, ...props } = form.getInputProps(field)
    return {
      ...props,
      type: 'tel',
      onBlur: (event: unknown) => {
        form.setFieldValue(field, tidyPhone(form.getValues()[field]))
        onBlur(event)
      },
    }
  }
  return (
    <>
      {!data.emailVerified && <ConfirmNote email={data.email} />}
      <ProfileCard title="Your details" {...saving}>
        <FieldPair>
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        </FieldPair>
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <FieldPair>
          <TextInput label="Phone" placeholder="02 1234 5678" autoComplete="tel" {...phoneProps('phone')} />
          <TextInput label="Mobile" placeholder="0412 345 678" {...phoneProps('mobile')} />
        </FieldPair>
      </ProfileCard>
      {newEmail !== null && (
        <EmailDialog email={newEmail} hasPassword={data.hasPassword} onClose={() => setNewEmail(null)} />
      )}
    </>
  )
}

const valuesOf = ({ firstName, lastName, email, phone, mobile }: MyAccount) => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  mobile: mobile ?? '',
})
