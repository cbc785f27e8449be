import { TextInput } from '@mantine/core'
import { feedbackSchema, LONGEST } from '#core/messages/forms.ts'
import { RATINGS } from '#core/messages/topics.ts'
import { callApi } from '../../app/client.ts'
import { useMe } from '../../app/use-me.ts'
import { LongText } from '../../kit/forms/LongText.tsx'
import { ChoiceGrid } from '../../kit/forms/ChoiceGrid.tsx'
import { FieldPair } from '../../kit/forms/FormFoot.tsx'
import { choicesOf } from '../business/choices-of.ts'
import { MessageCard } from './MessageCard.tsx'
import { phoneProps, useMessageForm } from './use-message-form.ts'

interface Values extends Record<string, string> {
  rating: string
  name: string
  phone: string
  text: string
}

const bodyOf = ({ rating, ...rest }: Values) => (rating === '' ? rest : { ...rest, rating: Number(rating) })

/** The form of an owner's feedback. */
export function FeedbackForm() {
  const { id, firstName, lastName } = useMe()
  const { form, ...sending } = useMessageForm<Values, ReturnType<typeof bodyOf>>({
    name: `${id}:feedback`,
    empty: { rating: '', name: `${firstName} ${lastName}`.trim(), phone: '', text: '' },
    schema: feedbackSchema,
    bodyOf,
    send: (body) => callApi('POST /messages/feedback', { body }),
  })
  const { error: problem } = form.getInputProps('rating')
  return (
    <MessageCard label="Feedback" button="Send feedback" next="We read every word of it." {...sending}>
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
