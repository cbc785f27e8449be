import { TextInput } from '@mantine/core'
import { ADDRESS_MESSAGE } from '#core/address/address-message.ts'
import { toggled } from '#core/survey/toggle.ts'
import { HelpedMessage } from '#web/kit/forms/HelpedMessage.tsx'
import { LongText } from '#web/kit/forms/LongText.tsx'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import type { QuestionFieldProps } from './field-props.ts'
import { HandleField } from './HandleField.tsx'
import { hintOf, optionChoices } from './question-words.ts'
import { RowsField } from './RowsField.tsx'

/** The field of one question, by its type. */
export function QuestionField(props: QuestionFieldProps) {
  switch (props.question.type) {
    case 'one':
      return <OneField {...props} />
    case 'many':
    case 'ticks':
      return <ManyField {...props} />
    case 'rows':
      return <RowsField {...props} />
    case 'handle':
      return <HandleField {...props} />
    case 'page':
      return <PageField {...props} />
    case 'list':
      return <ListField {...props} />
  }
}

function OneField({ question, value, error, onChange }: QuestionFieldProps) {
  return (
    <ChoiceGrid
      legend={question.text}
      hint={hintOf(question)}
      error={error}
      choices={optionChoices(question)}
      chosen={typeof value === 'string' ? [value] : []}
      onChoose={([chosen]) => onChange(chosen ?? null)}
    />
  )
}

function ManyField({ question, value, error, onChange }: QuestionFieldProps) {
  const chosen = Array.isArray(value) ? value : []
  const choose = (after: readonly string[]) => {
    const pressed = after.find((one) => !chosen.includes(one)) ?? chosen.find((one) => !after.includes(one))
    if (pressed !== undefined) onChange(toggled(chosen, pressed))
  }
  return (
    <ChoiceGrid
      many
      legend={question.text}
      hint={hintOf(question)}
      error={error}
      choices={optionChoices(question)}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

const PAGE_HELP = 'Open the page on your website and copy its address from the browser.'

function PageField({ question, value, error, onChange }: QuestionFieldProps) {
  return (
    <TextInput
      type="url"
      label={question.text}
      description={hintOf(question)}
      error={error === ADDRESS_MESSAGE ? <HelpedMessage message={error} help={PAGE_HELP} /> : error}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function ListField({ question, value, error, onChange }: QuestionFieldProps) {
  const lines = Array.isArray(value) ? value : []
  return (
    <LongText
      rows={3}
      label={question.text}
      description={`${hintOf(question) ?? ''} One on each line, up to ${question.most ?? 10}.`.trim()}
      error={error}
      value={lines.join('\n')}
      onChange={({ currentTarget }) => onChange(currentTarget.value.split('\n'))}
    />
  )
}
