import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { COUNTRY_OPTIONS } from '#core/business/places.data.ts'
import { enquirySchema, LONGEST } from '#core/messages/forms.ts'
import { REQUESTS, ENQUIRY_TOPICS } from '#core/messages/topics.ts'
import { callApi } from '#web/app/calls/client.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { Tick } from '#web/kit/forms/Tick.tsx'
import { TrapField } from '#web/kit/forms/TrapField.tsx'
import { choicesAfter, choicesOf } from '../forms/choices-of.ts'
import { agedTicket, EMPTY, ticket, typedIn } from './enquiry.ts'
import { MessageCard } from './MessageCard.tsx'
import { phoneProps, useMessageForm } from './use-message-form.ts'

/** A visitor's enquiry, or the request to be called. */
export function EnquiryForm() {
  const client = useQueryClient()
  // The ticket is requested with the form: when somebody has read it, the ticket is old enough.
  useQuery(ticket)
  const { form, ...sending } = useMessageForm({
    name: 'visitor:enquiry',
    empty: EMPTY,
    schemaOf: ({ country }) => enquirySchema(country),
    bodyOf: typedIn,
    send: async (body, { homepage: trap }) =>
      callApi('POST /messages/enquiry', {
        body: { ...body, homepage: trap, ticket: await agedTicket(client) },
      }),
  })
  const { request, consent, homepage } = form.values
  return (
    <MessageCard
      label="Write to us"
      button={request === 'call_back' ? 'Ask for a call' : 'Send enquiry'}
      next={request === 'call_back' ? 'We’ll call you in our support hours.' : 'We’ll answer by email.'}
      {...sending}
    >
      <ChoiceGrid
        legend="What would you like?"
        choices={choicesOf(REQUESTS)}
        chosen={[request]}
        onChoose={([chosen = '']) => form.setFieldValue('request', chosen)}
      />
      <NativeSelect
        label="Enquiry subject"
        data={choicesAfter('Choose a subject', ENQUIRY_TOPICS)}
        {...form.getInputProps('topic')}
      />
      <FieldPair>
        <TextInput
          label="First name (optional)"
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last name (optional)"
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <TextInput label="Phone" placeholder="02 1234 5678" {...phoneProps(form)} />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Company (optional)"
          autoComplete="organization"
          {...form.getInputProps('company')}
        />
        <NativeSelect
          label="Country (optional)"
          data={choicesAfter('Choose a country', COUNTRY_OPTIONS)}
          {...form.getInputProps('country')}
        />
      </FieldPair>
      <LongText
        label="Your message (optional)"
        rows={4}
        maxLength={LONGEST.enquiry}
        {...form.getInputProps('message')}
      />
      <Tick
        label="Send me news and offers by email. I can stop them at any time."
        checked={consent}
        onChange={({ currentTarget }) => form.setFieldValue('consent', currentTarget.checked)}
      />
      <TrapField value={homepage} onChange={(typed) => form.setFieldValue('homepage', typed)} />
    </MessageCard>
  )
}
