import { Box } from '@mantine/core'
import { momentWords } from '#core/format/moment.ts'
import type { Result } from '#web/app/queries/result-queries.ts'
import { Blocks } from '#web/kit/blocks/Blocks.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { AsOf } from '#web/kit/surface/AsOf.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { Evidence } from '#web/shared/results/Evidence.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'

interface HandedResultProps {
  result: Result
  timeZone: string
}

/** One result with technical details. */
export function HandOverLinkResult({ result, timeZone }: HandedResultProps) {
  return (
    <Cards>
      <Card title={result.title} aside={<StatusPill tone={toneOf(result)}>{result.tag}</StatusPill>}>
        <p>{result.description}</p>
        <AsOf>Looked at {momentWords(result.updatedAt, new Date(), timeZone)}.</AsOf>
        <Box mt="md">
          <Evidence result={result} />
        </Box>
      </Card>
      <Blocks of={result.title} blocks={result.blocks} />
      {!result.goldStar && result.nextSteps.length > 0 && (
        <Card title={`What to do: ${result.title}`}>
          <StepList steps={result.nextSteps.map((text) => ({ text }))} />
        </Card>
      )}
    </Cards>
  )
}
