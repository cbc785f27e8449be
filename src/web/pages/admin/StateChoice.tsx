import { NativeSelect } from '@mantine/core'

interface StateChoiceProps<State extends string> {
  states: readonly State[]
  words: Readonly<Record<State, { label: string }>>
  /** The number of each. */
  counts: Partial<Record<State, number>>
  /** The label without a choice: "All emails (12)". */
  all: string
  state: State | undefined
  onChoose: (state: State | undefined) => void
}

/** The choice of the rows' state, with the number of each. */
export function StateChoice<State extends string>(props: StateChoiceProps<State>) {
  const { states, words, counts, all, state, onChoose } = props
  const choices = states.map((value) => ({
    value,
    label: `${words[value].label} (${counts[value] ?? 0})`,
  }))
  return (
    <NativeSelect
      label="Show"
      value={state ?? ''}
      data={[{ value: '', label: all }, ...choices]}
      onChange={({ currentTarget: { value } }) => onChoose(states.find((known) => known === value))}
    />
  )
}
