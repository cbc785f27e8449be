import { useQuery } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import { navigationOf } from '#core/navigation.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { resultsQuery } from '#web/app/queries/queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { ItemRow } from '#web/kit/overview/ItemRow.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards, Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { lineUnder } from '#web/shared/results/line-under.ts'
import { toneOf } from '#web/shared/results/tone-of.ts'

const { categories } = navigationOf(checks)

const LEAD = 'Everything we look at, by category.'
/** In place of the same sentence on every line. */
const WITHOUT_WEBSITE = `${LEAD} Tests that need a website wait until you have one.`

/** `/results`: every check of every category on one page. */
export function ResultsPage() {
  usePageTitle('Results')
  const { website } = useMe()
  const query = useQuery(resultsQuery)
  return (
    <>
      <PageHead title="Results" lead={website?.address === null ? WITHOUT_WEBSITE : LEAD} />
      <Loaded query={query} skeleton={<ListSkeleton groups={5} />}>
        {({ checks }) => <All known={new Map(checks.map((one) => [one.check, one]))} />}
      </Loaded>
    </>
  )
}

type Known = ReadonlyMap<string, Contract['GET /results']['answer']['checks'][number]>

function All({ known }: { known: Known }) {
  const { website } = useMe()
  return (
    <Cards>
      {categories.map(({ category, title, intro, path, checks: own }) => (
        <Card
          key={category}
          look="flush"
          title={title}
          hint={intro}
          aside={<LinkTo href={path}>Open</LinkTo>}
        >
          <Rows>
            {own.map(({ check, title: name, path: to }) => {
              const result = known.get(check)
              return (
                <ItemRow
                  key={check}
                  dense
                  tone={toneOf(result ?? null)}
                  title={name}
                  why={lineUnder(result?.line, result?.countsAs, website?.address !== null)}
                  status={result?.tag ?? 'Waiting'}
                  href={to}
                />
              )
            })}
          </Rows>
        </Card>
      ))}
    </Cards>
  )
}
