import { Button, Group } from '@mantine/core'
import type { Block } from '#core/block.ts'
import { wholeTime } from '#core/job-time.ts'
import { upperFirst } from '#core/text.ts'
import { endsInAnswers } from '#core/survey/answer-again.ts'
import type { CheckAnswer } from '#web/app/queries/result-queries.ts'
import { WinBlock } from '#web/kit/blocks/WinBlock.tsx'
import { StarList } from '#web/kit/check/StarList.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconClock, IconMessageQuestion } from '#web/kit/icons.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { whoWords } from '#web/shared/results/words.ts'
import type { ResultKind } from './kind-of.ts'

interface WhatToDoProps {
  answer: CheckAnswer
  kind: ResultKind
  /** Opens the questions, where the check has some. */
  onSurvey: (() => void) | undefined
}

const TITLES: Readonly<Record<ResultKind, string>> = {
  work: 'What to do',
  question: 'What we need from you',
  good: 'Keep it that way',
  unchecked: 'What to try',
  'not-relevant': 'If that changes',
  'left-out': 'What to do',
}

/** Next steps, how to keep a good result, or the questions for the owner. */
export function WhatToDo({ answer, kind, onSurvey }: WhatToDoProps) {
  const { steps, newest } = answer
  const isAnsweredLast = kind === 'work' && endsInAnswers(steps)
  const asks = onSurvey !== undefined && (kind === 'question' || kind === 'not-relevant' || isAnsweredLast)
  const saysWho = steps.some(({ who }) => who !== null)
  if (steps.length === 0 && kind !== 'question') return null
  if (kind === 'good')
    return (
      <Card title={TITLES.good}>
        <StarList items={newest.nextSteps} />
      </Card>
    )
  return (
    <Card
      title={TITLES[kind]}
      hint={kind === 'work' ? hintFor(answer, saysWho) : undefined}
      aside={kind === 'work' && <Time answer={answer} />}
    >
      {winsOf(newest.blocks).map((win) => (
        <WinBlock key={win.title} {...win} />
      ))}
      <StepList steps={steps} />
      {asks && (
        <Group mt="lg">
          <Button
            variant={kind === 'not-relevant' ? 'default' : 'filled'}
            leftSection={<Icon of={IconMessageQuestion} />}
            onClick={onSurvey}
          >
            Update your answers
          </Button>
        </Group>
      )}
    </Card>
  )
}

/** Who does the work, where its steps do not say, and why its times are not the usual ones. */
function hintFor({ item, timesNote }: CheckAnswer, saysWho: boolean): string | undefined {
  if (!item) return undefined
  const who = saysWho ? [] : [`${whoWords(item.who)}${timesNote === null ? '' : '.'}`]
  const words = [...who, ...(timesNote === null ? [] : [timesNote])]
  return words.length === 0 ? undefined : words.join(' ')
}

type Win = Extract<Block, { kind: 'win' }>

const isWin = (block: Block): block is Win => block.kind === 'win'

const winsOf = (blocks: readonly Block[]): Win[] => blocks.filter(isWin)

/** What a page shows above what to do: everything but the wins, where there are steps that they stand before. */
export const proofBlocks = ({ newest, steps }: CheckAnswer, kind: ResultKind): readonly Block[] =>
  kind !== 'good' && steps.length > 0 ? newest.blocks.filter((block) => !isWin(block)) : newest.blocks

/** The time of the whole job; that of a result before would contradict the steps beside it. */
function Time({ answer: { item, isPlanUpdating } }: { answer: CheckAnswer }) {
  if (!item) return null
  if (isPlanUpdating) return <>Updating the time</>
  return (
    <>
      <Icon of={IconClock} size={16} />
      {upperFirst(wholeTime(item))}
    </>
  )
}
