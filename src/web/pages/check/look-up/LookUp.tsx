import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { NotRead } from '#web/app/calls/Loaded.tsx'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { lookUpsQuery } from '#web/app/queries/look-up-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { AddressRow } from './AddressRow.tsx'
import { LookUpForm } from './LookUpForm.tsx'

const SERVICE_URL = 'https://haveibeenpwned.com'

/** Where an owner says which addresses to look up, and what is known of each. Nothing where no service can be asked. */
export function LookUp({ check }: { check: ListedCheck }) {
  const query = useQuery(lookUpsQuery(check.id))
  const { data } = query
  if (query.isError && !data) return <NotRead query={query} />
  if (!data || (!data.available && data.addresses.length === 0)) return null
  const { available, addresses, suggestion } = data
  return (
    <Card
      title="Your email addresses"
      hint={
        <>
          We ask{' '}
          <a href={SERVICE_URL} target="_blank" rel="noopener noreferrer">
            Have I Been Pwned
          </a>
          , a list of known leaks. Nobody looks into your mailbox, and no password is asked for.
        </>
      }
    >
      <Stack gap="lg">
        {addresses.length > 0 && (
          <ul aria-label="Addresses that we looked up">
            {addresses.map((address) => (
              <AddressRow key={address.id} check={check.id} address={address} />
            ))}
          </ul>
        )}
        {available && <LookUpForm key={suggestion} check={check.id} suggestion={suggestion} />}
      </Stack>
    </Card>
  )
}
