import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import {
  type SampleOfCheck,
  checkSampleQuery,
  ownConnectionsQuery,
} from '#web/app/queries/connection-queries.ts'
import { Blocks } from '#web/kit/blocks/Blocks.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { Cards, PageSection } from '#web/kit/surface/Layout.tsx'
import { SampleBanner } from '#web/kit/surface/SampleBanner.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { ConnectServiceButton } from '#web/shared/connections/ConnectServiceButton.tsx'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'

/** What the check says of the sample that the owner tries. Nothing while they try none. */
export function SamplePanel({ check }: { check: ListedCheck }) {
  const { data } = useQuery(checkSampleQuery(check.id))
  const page = PAGES.get(check.service) ?? null
  return data?.sample && <Sample sample={data.sample} page={page} />
}

interface SamplePage {
  href: string
  words: string
}
const PAGES: ReadonlyMap<ListedCheck['service'], SamplePage> = new Map([
  ['businessProfile', { href: '/google-profile', words: 'Open the sample’s profile' }],
  ['ads', { href: '/ads', words: 'Open the sample’s ads' }],
])

interface SampleProps {
  sample: SampleOfCheck
  /** A page with more of the sample; `null`: none. */
  page: SamplePage | null
}

function Sample({ sample: { service, title, canStop, account, result }, page }: SampleProps) {
  const { data } = useQuery(ownConnectionsQuery)
  const connection = data?.connections.find((one) => one.service === service)
  return (
    <PageSection title="With sample data">
      <Cards>
        <SampleBanner />
        <Card
          title={account}
          hint="A made-up business. It’s in no score, no plan and no report of yours."
          aside={<Chip>Sample</Chip>}
        >
          <Stack align="flex-start">
            <StatusPill tone={toneOf(result)}>{result.tag}</StatusPill>
            <p>{[result.description, ...result.advice].join(' ')}</p>
          </Stack>
          <Group mt="md">
            {page !== null && (
              <Button component={LinkTo} href={page.href} variant="default">
                {page.words}
              </Button>
            )}
            {connection?.isSetUp && (
              <ConnectServiceButton connection={connection} words="Connect the real account" />
            )}
            {canStop && <SampleButton connection={{ service, title, mode: 'sample' }} />}
          </Group>
        </Card>
        <Blocks of={account} blocks={result.blocks} aside={<Chip>Sample</Chip>} />
      </Cards>
    </PageSection>
  )
}
