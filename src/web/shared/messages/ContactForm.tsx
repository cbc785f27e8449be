import { TextInput } from '@mantine/core'
import { contactSchema, LONGEST } from '#core/messages/forms.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { MessageCard } from './MessageCard.tsx'
import { type MessageForm, phoneProps, useMessageForm } from './use-message-form.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'

type Values = Record<'subject' | 'query' | 'phone', string>

/** The form of an owner's question. `phone`: from their profile. */
export function useContactForm(phone: string) {
  const { id, country } = useMe()
  return useMessageForm<Values, Values>({
    name: `${id}:contact`,
    empty: { subject: '', query: '', phone },
    schemaOf: () => contactSchema(country),
    bodyOf: (values) => values,
    send: (body) => callApi('POST /messages/contact', { body }),
  })
}

/** Its fields. */
export function ContactForm({ form, ...sending }: MessageForm<Values>) {
  const { email } = useMe()
  return (
    <MessageCard
      label="Write to us"
      button="Send message"
      next={`We’ll answer to ${email}, and below.`}
      {...sending}
    >
      <TextInput label="Subject" maxLength={LONGEST.subject} {...form.getInputProps('subject')} />
      <LongText
        label="Your question"
        description="It helps to know your website’s address and what you were doing."
        rows={5}
        maxLength={LONGEST.query}
        {...form.getInputProps('query')}
      />
      <TextInput label="Contact phone" placeholder="02 1234 5678" {...phoneProps(form)} />
    </MessageCard>
  )
}
