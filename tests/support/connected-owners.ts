import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Grant } from '#connectors/context.ts'
import { placeOfGrant } from '#store/grants.ts'
import { sealValue, type SealingKeys } from '#store/sealing.ts'
import { DAY_MS } from '#core/time-units.ts'

/** A service as every one of these owners has connected it. */
export interface ConnectedService {
  service: string
  /** `null`: the service needs none. */
  grant: ((owner: number) => Grant) | null
  account: (owner: number) => { id: string; label: string } | null
}

interface OwnersOptions {
  count: number
  keys: SealingKeys
  services: readonly ConnectedService[]
  /** When their websites are looked at again; the clock counts some hours ahead only. Default: in a day. */
  dueAt?: Date
  /** The handle on each network that owner has, by the owner's number. */
  handles: Readonly<Record<string, (owner: number) => string>>
}

/** Rows of one statement. */
const AT_ONCE = 1_000

/** Owners with a website each, of which nothing is due soon, and services connected, as rows. Their ids, in order. */
export async function makeConnectedOwners(
  pool: Pool,
  { count, keys, services, handles, dueAt = new Date(Date.now() + DAY_MS) }: OwnersOptions,
): Promise<string[]> {
  const owners = Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    website: randomUUID(),
    number,
  }))
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = owners.slice(from, from + AT_ONCE)
    await pool.query(PEOPLE, [JSON.stringify(some), dueAt])
    const channels = some.flatMap(({ website, number }) =>
      Object.entries(handles).map(([network, handleOf]) => ({ website, network, handle: handleOf(number) })),
    )
    await pool.query(CHANNELS, [JSON.stringify(channels)])
    for (const service of services)
      await pool.query(CONNECTIONS, [JSON.stringify(some.map((owner) => rowOf(service, owner, keys)))])
  }
  await pool.query('analyze')
  return owners.map(({ id }) => id)
}

function rowOf(
  { service, grant: grantOf, account: accountOf }: ConnectedService,
  owner: { id: string; number: number },
  keys: SealingKeys,
) {
  const id = randomUUID()
  const grant = grantOf?.(owner.number) ?? null
  const account = accountOf(owner.number)
  const sealed = grant === null ? null : sealValue(JSON.stringify(grant), placeOfGrant({ id, service }), keys)
  return {
    id,
    owner_id: owner.id,
    service,
    account_id: account?.id ?? null,
    account_label: account?.label ?? null,
    grant: sealed?.sealed ?? null,
    key_id: sealed?.keyId ?? null,
    scopes: grant?.scopes ?? [],
  }
}

const PEOPLE = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given(id uuid, website uuid, number int)
  ), people as (
    insert into "user" (id, name, email, email_verified)
      select id, 'Mia Rose', 'owner-' || number || '-' || id || '@owners.fixture', true from given
  ), known as (
    insert into owners (id, first_name, last_name, onboarded_at, may_check_at, tour_seen_at)
      select id, 'Mia', 'Rose', now(), now(), now() from given
  )
  insert into websites (id, owner_id, address, host, due_at)
    select website, id, 'https://site-' || number || '.fixture/', 'site-' || number || '.fixture', $2 from given`

const CHANNELS = `
  insert into channels (website_id, network, handle)
    select website, network, handle from json_to_recordset($1::json) as given(website uuid, network text, handle text)`

const CONNECTIONS = `
  insert into connections (id, owner_id, service, connected_at, account_id, account_label, "grant", key_id, scopes, refreshed_at)
    select id, owner_id, service, now(), account_id, account_label, "grant", key_id,
           array(select json_array_elements_text(scopes)), now()
      from json_to_recordset($1::json) as given(
        id uuid, owner_id uuid, service text, account_id text, account_label text, "grant" text, key_id text, scopes json)`
