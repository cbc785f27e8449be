import { TextInput } from '@mantine/core'
import { feedbackSchema, LONGEST } from '#core/messages/forms.ts'
import { RATINGS } from '#core/messages/topics.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { FieldPair } from '#web/kit/forms/FormFoot.tsx'
import { choicesOf } from '#web/shared/forms/choices-of.ts'
import { MessageCard } from '#web/shared/messages/MessageCard.tsx'
import { phoneProps, useMessageForm } from '#web/shared/messages/use-message-form.ts'

interface Values extends Record<string, string> {
  rating: string
  name: string
  phone: string
  text: string
}

const bodyOf = ({ rating, ...rest }: Values) => (rating === '' ? rest : { ...rest, rating: Number(rating) })

/** The form of an owner's feedback. */
export function FeedbackForm() {
  const { id, firstName, lastName, country } = useMe()
  const { form, ...sending } = useMessageForm<Values, ReturnType<typeof bodyOf>>({
    name: `${id}:feedback`,
    empty: { rating: '', name: `${firstName} ${lastName}`.trim(), phone: '', text: '' },
    schemaOf: () => feedbackSchema(country),
    bodyOf,
    send: (body) => callApi('POST /messages/feedback', { body }),
  })
  const { error: problem } = form.getInputProps('rating')
  return (
    <MessageCard label="Feedback" button="Send feedback" next="We read every word." {...sending}>
      <ChoiceGrid
        legend="How is Fettle for you?"
        choices={choicesOf(RATINGS)}
        chosen={[form.values.rating]}
        error={typeof problem === 'string' ? problem : undefined}
        onChoose={([rating = '']) => form.setFieldValue('rating', rating)}
      />
      <LongText label="Your feedback" rows={4} maxLength={LONGEST.feedback} {...form.getInputProps('text')} />
      <FieldPair>
        <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
        <TextInput label="Contact phone (optional)" placeholder="02 1234 5678" {...phoneProps(form)} />
      </FieldPair>
    </MessageCard>
  )
}
