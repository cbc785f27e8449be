import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { catalogue } from '#checks/catalogue.generated.ts'
import { tokenHash } from '#api/auth/sealed-adapter.ts'
import type { Database } from '#store/database.ts'
import { ownerCreated, saveOwner } from '#store/owners.ts'
import { session, user } from '#store/schema/auth.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

/** Number of earlier scans of each website. */
const SCANS = 3

/** A signed-in owner: the cookie, and the host that is in every answer. */
export interface MadeOwner {
  cookie: string
  host: string
}

/**
 * Accounts with a session, a website, the results of every check from three scans, and a plan. The first is made by the product's code; the others are
 * copies of its rows with their own names.
 */
export async function makeOwners(
  { db, pool, secret }: { db: Database; pool: Pool; secret: string },
  count: number,
): Promise<MadeOwner[]> {
  const pattern = await makePatternOwner(db)
  await pool.query(COPIES, [pattern, count])
  await pool.query('analyze')
  const { rows } = await pool.query<{ ownerId: string; host: string }>(
    'select owner_id as "ownerId", host from websites where owner_id is not null order by host',
  )
  return Promise.all(
    rows.map(async ({ ownerId, host }) => ({ host, cookie: await sessionCookieOf(db, ownerId, secret) })),
  )
}

/** One owner with good, bad and middling results; returns the website's id. */
export async function makePatternOwner(db: Database): Promise<string> {
  const id = randomUUID()
  await db
    .insert(user)
    .values({ id, email: 'owner-0000@owners.fixture', name: 'Mia Rose', emailVerified: true })
  await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
  await saveOwner(
    db,
    { id, version: 1 },
    { onboardedAt: new Date(), mayCheckAt: new Date(), tourSeenAt: new Date() },
  )
  const website = await addWebsite(db, { ownerId: id, address: 'https://site-0000.fixture/' })
  for (let scan = 0; scan < SCANS; scan += 1) {
    const at = new Date(Date.now() - (SCANS - scan) * 14 * DAY_MS).toISOString()
    const results = catalogue.map((check, index) => {
      const statuses = Object.keys(check.statuses)
      return resultOf(check.id, statuses[(index + scan) % statuses.length] ?? '', at)
    })
    await scanned(db, website.id, results)
    await updatePlanOfWebsite(db, website.id, { checks: catalogue, at: new Date(at), scan: 'manual' })
  }
  return website.id
}

/** Makes a session as better-auth does: the cookie carries the token with its signature, the database its hash. */
export async function sessionCookieOf(db: Database, userId: string, secret: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(session)
    .values({ userId, token: tokenHash(token), expiresAt: new Date(Date.now() + 30 * MINUTE_MS) })
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `fettle.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** `$1`: the website to copy; `$2`: the number of copies. */
const COPIES = `
  with made as materialized (
    select gen_random_uuid() as owner, gen_random_uuid() as website, 'site-' || lpad(n::text, 4, '0') || '.fixture' as host, n
      from generate_series(1, $2::int - 1) n
  ), people as (
    insert into "user" (id, name, email, email_verified)
      select owner, 'Mia Rose', 'owner-' || lpad(n::text, 4, '0') || '@owners.fixture', true from made
  ), profiles as (
    insert into owners (id, first_name, last_name, onboarded_at, may_check_at, tour_seen_at)
      select owner, 'Mia', 'Rose', now(), now(), now() from made
  ), sites as (
    insert into websites (id, owner_id, address, host) select website, owner, 'https://' || host || '/', host from made
  ), copied_scans as materialized (
    select gen_random_uuid() as scan, m.website, s.* from made m, scans s where s.website_id = $1::uuid
  ), kept_scans as (
    insert into scans (id, website_id, cause, checks, triggers, state, attempt, finished, reason, created_at, started_at, ended_at)
      select scan, website, cause, checks, triggers, state, attempt, finished, reason, created_at, started_at, ended_at from copied_scans
  ), kept as (
    insert into results (scan_id, website_id, "check", status, display, grey_kind, conclusive, score, revision, result, at)
      select l.scan, l.website, r."check", r.status, r.display, r.grey_kind, r.conclusive, r.score, r.revision, r.result, r.at
        from copied_scans l join results r on r.scan_id = l.id
      returning id, website_id, "check", conclusive
  ), known as (
    insert into known_results (website_id, "check", newest, last_known)
      select website_id, "check", max(id), max(id) filter (where conclusive) from kept group by website_id, "check"
  )
  insert into plans (website_id, state, plan, dashboard, version, notified_to, at)
    select m.website, p.state, p.plan,
           jsonb_set(p.dashboard, '{website}', jsonb_build_object('address', 'https://' || m.host || '/', 'host', m.host)),
           p.version, p.notified_to, p.at
      from made m, plans p where p.website_id = $1::uuid`
