import { QUEUES } from '#server/queues.ts'
import type { AtWork } from '#support/at-work.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { until } from '#support/until.ts'
import { connectAll } from './connect-all.ts'

/** An owner of a website who has given handles and connected services, with everything read. */
export async function connectedOwner(
  work: AtWork,
  { origin, host, services }: { origin: string; host: string; services: readonly string[] },
): Promise<HttpBrowser & { id: string }> {
  const owner = await work.ownerOf(host)
  const { pool } = work
  await pool.query(
    `insert into channels (website_id, network, handle)
       values ($1, 'twitter', 'HarbourCafe'), ($1, 'facebook', 'harbourcafe'), ($1, 'instagram', 'harbour.cafe')`,
    [owner.website.id],
  )
  await pool.query(
    'update owners set onboarded_at = now(), may_check_at = now(), tour_seen_at = now() where id = $1',
    [owner.id],
  )
  await connectAll(owner, origin, services)
  await nothingGoesOn(work)
  return owner
}

/** Waits until no job waits or runs, except mails and the minute's tick. */
export const nothingGoesOn = ({ pool }: AtWork): Promise<unknown> =>
  until(
    'nothing is going on',
    async () => {
      const { rowCount } = await pool.query(
        `select from pgboss.job where state < 'completed' and name <> all($1)`,
        [[QUEUES.tick, QUEUES.mail]],
      )
      return rowCount === 0
    },
    600_000,
  )
