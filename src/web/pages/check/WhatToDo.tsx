import { Button, Group } from '@mantine/core'
import { IconClock, IconMessageQuestion } from '@tabler/icons-react'
import type { CheckAnswer } from '../../app/result-queries.ts'
import { StarList } from '../../kit/check/StarList.tsx'
import { StepList } from '../../kit/check/StepList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Card } from '../../kit/surface/Card.tsx'
import { capital } from '../result/words.ts'
import type { ResultKind } from './kind-of.ts'

interface WhatToDoProps {
  answer: CheckAnswer
  kind: ResultKind
  /** Opens the questions, where the check has some. */
  onSurvey: (() => void) | undefined
}

/** What to do as steps, how to keep what is good, or what to tell us. */
export function WhatToDo({ answer, kind, onSurvey }: WhatToDoProps) {
  const { nextSteps } = answer.newest
  if (nextSteps.length === 0 && kind !== 'question') return null
  if (kind === 'good')
    return (
      <Card title="Keep it that way">
        <StarList items={nextSteps} />
      </Card>
    )
  return (
    <Card
      title={kind === 'question' ? 'What we need from you' : 'What to do'}
      hint={answer.item?.who}
      aside={<Time answer={answer} />}
    >
      <StepList steps={nextSteps.map((text) => ({ text }))} />
      {kind === 'question' && onSurvey && (
        <Group mt="md">
          <Button leftSection={<Icon of={IconMessageQuestion} />} onClick={onSurvey}>
            Update your answers
          </Button>
        </Group>
      )}
    </Card>
  )
}

function Time({ answer: { item } }: { answer: CheckAnswer }) {
  if (!item) return null
  return (
    <>
      <Icon of={IconClock} size={16} />
      {capital(item.effort)} in all
    </>
  )
}
