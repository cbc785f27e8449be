import type { Pool } from 'pg'

export interface Many {
  websites: number
  /** Months of history, with one scan of every check each. */
  months: number
}

/** Websites made with one statement, so that a million take minutes. */
const BATCH = 20_000

/**
 * Makes owners with a website each by copying rows inside the database: no row crosses to Node. With `months`, each gets the scans and results of
 * the pattern website, which `pattern` names, once a month, and its plan and dashboard.
 */
export async function makeWebsites(pool: Pool, { websites, months }: Many, pattern?: string): Promise<void> {
  for (let from = 0; from < websites; from += BATCH) {
    const to = Math.min(websites, from + BATCH) - 1
    await pool.query(OWNERS, [from, to])
    if (pattern !== undefined) {
      for (let month = months; month >= 1; month -= 1) await pool.query(MONTH, [from, to, pattern, month])
      await pool.query(PLANS, [from, to, pattern])
    }
  }
  await pool.query('analyze')
}

/** `$1` to `$2`: numbers of the websites. Ids come from their numbers, so that later statements find them. */
const OWNERS = `
  with made as materialized (
    select md5('owner ' || n)::uuid as owner, md5('website ' || n)::uuid as website, 'many-' || lpad(n::text, 7, '0') as name
      from generate_series($1::int, $2::int) n
  ), people as (
    insert into "user" (id, name, email, email_verified) select owner, 'Mia Rose', name || '@owners.fixture', true from made
  ), profiles as (
    insert into owners (id, first_name, last_name, onboarded_at, may_check_at, tour_seen_at)
      select owner, 'Mia', 'Rose', now(), now(), now() from made
  )
  insert into websites (id, owner_id, address, host, due_at)
    select website, owner, 'https://' || name || '.fixture/', name || '.fixture', now() + random() * interval '30 days' from made`

/** `$3`: the pattern website; `$4`: how many months ago. */
const MONTH = `
  with made as materialized (
    select md5('website ' || n)::uuid as website, md5('scan ' || n || ' ' || $4::int)::uuid as scan,
           now() - $4::int * interval '1 month' as at
      from generate_series($1::int, $2::int) n
  ), last as materialized (
    select * from scans where website_id = $3::uuid order by created_at desc limit 1
  ), kept_scans as (
    insert into scans (id, website_id, cause, checks, triggers, state, attempt, finished, reason, created_at, started_at, ended_at)
      select m.scan, m.website, l.cause, l.checks, l.triggers, l.state, l.attempt, l.finished, l.reason, m.at, m.at, m.at from made m, last l
  ), kept as (
    insert into results (scan_id, website_id, "check", status, display, grey_kind, conclusive, score, revision, result, at)
      select m.scan, m.website, r."check", r.status, r.display, r.grey_kind, r.conclusive, r.score, r.revision, r.result, m.at
        from made m, last l join results r on r.scan_id = l.id
      returning id, website_id, "check", conclusive
  )
  insert into known_results (website_id, "check", newest, last_known)
    select website_id, "check", max(id), max(id) filter (where conclusive) from kept group by website_id, "check"
    on conflict (website_id, "check") do update
      set newest = excluded.newest, last_known = coalesce(excluded.last_known, known_results.last_known)`

const PLANS = `
  insert into plans (website_id, state, plan, dashboard, version, notified_to, at)
    select md5('website ' || n)::uuid, p.state, p.plan,
           jsonb_set(p.dashboard, '{website}', jsonb_build_object('address', 'https://many-' || lpad(n::text, 7, '0') || '.fixture/',
             'host', 'many-' || lpad(n::text, 7, '0') || '.fixture')),
           p.version, p.notified_to, p.at
      from generate_series($1::int, $2::int) n, plans p where p.website_id = $3::uuid`
