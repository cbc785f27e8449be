import { toggled } from '#core/survey/toggle.ts'
import { TOOL_GROUP_WORDS } from '#tools/tool.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { choicesOf } from '#web/shared/forms/choices-of.ts'
import { type GroupAnswer, toolsOf } from '#web/app/queries/tools-query.ts'

interface UsedFieldsProps {
  /** Everything that can be ticked. */
  options: readonly { id: string; text: string }[]
  groups: readonly GroupAnswer[]
  used: readonly string[]
  onChange: (used: readonly string[]) => void
}

/** The tools in use, group by group; those without a group come last. */
export function UsedFields({ options, groups, used, onChange }: UsedFieldsProps) {
  const ofGroup = (group: GroupAnswer) => {
    const ids = new Set(toolsOf(group).map(({ id }) => id))
    return options.filter(({ id }) => ids.has(id))
  }
  const known = new Set(groups.flatMap(ofGroup).map(({ id }) => id))
  const rest = options.filter(({ id }) => !known.has(id))
  const choose = (after: readonly string[]) => {
    const pressed = after.find((one) => !used.includes(one)) ?? used.find((one) => !after.includes(one))
    if (pressed !== undefined) onChange(toggled([...used], pressed))
  }
  const grid = (legend: string, shown: UsedFieldsProps['options']) => {
    const isShown = new Set(shown.map(({ id }) => id))
    const others = used.filter((id) => !isShown.has(id))
    return (
      <ChoiceGrid
        many
        legend={legend}
        choices={choicesOf(shown)}
        chosen={used.filter((id) => isShown.has(id))}
        onChoose={(chosen) => choose([...others, ...chosen])}
      />
    )
  }
  return (
    <>
      {groups.map((group) => {
        const { text = group.id } = TOOL_GROUP_WORDS.find(({ id }) => id === group.id) ?? {}
        const shown = ofGroup(group)
        const count = shown.filter(({ id }) => used.includes(id)).length
        return (
          <Fold key={group.id} title={<span>{count === 0 ? text : `${text}: ${count}`}</span>}>
            {grid(`Tools for ${text.toLowerCase()}`, shown)}
          </Fold>
        )
      })}
      {rest.length > 0 && grid('Or', rest)}
    </>
  )
}
