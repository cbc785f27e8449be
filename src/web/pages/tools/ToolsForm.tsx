import { Button } from '@mantine/core'
import { TOOL_QUESTIONS, TOOLS_IN_USE } from '#tools/question-ids.ts'
import { CardFoot } from '#web/kit/forms/CardFoot.tsx'
import { Fields } from '#web/kit/forms/FormFoot.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { hintOf } from '#web/shared/survey/question-words.ts'
import { QuestionField } from '#web/shared/survey/QuestionField.tsx'
import type { ToolsAnswer } from '#web/app/queries/tools-query.ts'
import { UsedFields } from './UsedFields.tsx'
import { useToolAnswers } from './use-tool-answers.ts'

/** The jobs that take time, the budget, and the tools in use. */
export function ToolsForm({ data, onSaved }: { data: ToolsAnswer; onSaved: () => void }) {
  const { questions, draft, change, save, isSaving, problems } = useToolAnswers(data, TOOL_QUESTIONS, onSaved)
  const used = draft[TOOLS_IN_USE]
  const usedQuestion = questions.find(({ id }) => id === TOOLS_IN_USE)
  return (
    <Card title="What would help you?" hint="You can skip any of these, and change them any time.">
      <form
        aria-label="What would help you?"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Fields>
          {questions
            .filter(({ id }) => id !== TOOLS_IN_USE)
            .map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                value={draft[question.id] ?? null}
                error={problems[question.id]}
                onChange={(value) => change(question.id, value)}
              />
            ))}
          {usedQuestion && (
            <div role="group" aria-label={usedQuestion.text}>
              <b>{usedQuestion.text}</b>
              <SmallLine>{hintOf(usedQuestion)}</SmallLine>
              <UsedFields
                options={usedQuestion.options ?? []}
                groups={data.groups}
                used={Array.isArray(used) ? used : []}
                onChange={(chosen) => change(TOOLS_IN_USE, [...chosen])}
              />
            </div>
          )}
        </Fields>
        <CardFoot>
          <Button type="submit" loading={isSaving}>
            Show my suggestions
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
