import { Button } from '@mantine/core'
import { CATEGORY_WORDS } from '#core/categories.ts'
import type { Category } from '#core/check.ts'
import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { useRescanCategory } from '#web/app/live/use-rescan.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconRefresh } from '#web/kit/icons.ts'
import { StackBar } from '#web/kit/overview/StackBar.tsx'
import { allToFix, tallyText } from '#web/kit/overview/tally.ts'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { tallyOf } from '#web/shared/results/tally-of.ts'
import { useScanGoing } from '#web/app/live/use-scan-going.ts'
import { ArrivingRows } from './ArrivingRows.tsx'
import { canRerun } from './can-rerun.ts'
import { CategoryLessons } from './CategoryLessons.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { groupRows } from '#web/shared/results/group-rows.ts'

interface CategoryBodyProps {
  category: Category
  answer: CategoryAnswer
}

/** A category with its data: first what is to do, then what is good. */
export function CategoryBody({ category, answer }: CategoryBodyProps) {
  const { title, intro } = CATEGORY_WORDS[category]
  const run = useRescanCategory(category)
  const isLooking = useScanGoing()
  // While the first results arrive no row may change its position: they are in the order of the catalogue until all have arrived.
  const awaited = answer.checks.filter(({ countsAs }) => countsAs !== 'noWebsite')
  const isArriving = isLooking && awaited.some(({ result }) => result === null)
  const { website } = useMe()
  const canRun = canRerun(answer.checks, website?.address !== null)
  const tally = answer.category && tallyOf(answer.category.counts)
  return (
    <>
      <PageHead
        title={title}
        lead={tally === null || allToFix(tally) === 0 ? intro : `${intro} ${tallyText(tally)}.`}
        action={
          canRun && (
            <Button
              variant="default"
              leftSection={<Icon of={IconRefresh} />}
              {...atRest(run.isPending || isLooking)}
              onClick={run.isPending || isLooking ? undefined : () => run.mutate()}
            >
              {isLooking ? 'Looking now' : 'Re-run these tests'}
            </Button>
          )
        }
      />
      <Cards>
        {tally !== null && <StackBar tally={tally} />}
        {isArriving ? (
          <ArrivingRows rows={awaited} />
        ) : (
          groupRows(answer.checks).map(({ title: name, rows }) => (
            <Card key={name} look="flush" title={name} count={rows.length}>
              <Rows>
                {rows.map((row) => (
                  <CategoryRow key={row.check} row={row} />
                ))}
              </Rows>
            </Card>
          ))
        )}
        {!isArriving && <CategoryLessons category={category} />}
      </Cards>
    </>
  )
}
