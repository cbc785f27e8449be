import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { HttpBrowser } from '#support/http-browser.ts'
import { FLORIST } from '#support/onboarding.ts'
import type { ProductInUse } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'

const OVER = new Set(['done', 'partial', 'failed', 'cancelled'])
/** Polling more often would slow the scan down. */
const ASK_MS = 500
const SCAN_MS = 200_000
const scan = z.object({ id: z.string(), state: z.string() })

/** An owner's account, and a browser that is signed in to it. */
export type OwnerAccount = HttpBrowser & { email: string }

/** An owner with this website who has completed onboarding; resolves when the scan has ended. */
export async function ownerOf(product: ProductInUse, website: string | null): Promise<OwnerAccount> {
  // Mail records of the sample shop's domain are looked up too; a domain that does not exist takes longer.
  const owner = await product.signUp(`${randomUUID()}@${SHOP}`)
  const begun = await owner.post('/onboarding', { ...FLORIST, website, mayCheck: false, facebook: null })
  if (begun.status !== 202) throw new Error(`Onboarding was answered ${begun.status}: ${begun.text}`)
  await scanEnded(owner, begun.body)
  return owner
}

/** Waits until a scan has ended. */
export async function scanEnded(owner: HttpBrowser, begun: unknown): Promise<void> {
  const { id } = scan.parse(begun)
  await until(
    'the scan is over',
    async () => {
      await pause(ASK_MS)
      return OVER.has(scan.parse((await owner.get(`/scans/${id}`)).body).state)
    },
    SCAN_MS,
  )
}

type Owner = Pick<OwnerAccount, 'email'>

/** Moves an owner's scans an hour into the past, because a test cannot be rerun at once. */
export const letTimePass = (product: ProductInUse, owner: Owner): Promise<void> =>
  change(product, owner, `UPDATE scans SET created_at = created_at - interval '1 hour' WHERE ${OF_WEBSITE}`)

/** Confirms an owner's address. */
export const confirmAddress = (product: ProductInUse, owner: Owner): Promise<void> =>
  change(product, owner, 'UPDATE "user" SET email_verified = true WHERE email = $1')

/** Moves an owner's overrides half a year into the past. */
export const letHalfAYearPass = (product: ProductInUse, owner: Owner): Promise<void> =>
  change(product, owner, `UPDATE overrides SET expires_at = now() - interval '1 minute' WHERE ${OF_WEBSITE}`)

/** Gives an owner without a website the one of this host, which is not scanned. */
export const haveWebsite = (product: ProductInUse, owner: Owner, host: string): Promise<void> =>
  change(
    product,
    owner,
    `UPDATE websites SET address = 'https://' || $2 || '/', host = $2
       WHERE id IN (SELECT w.id FROM websites w JOIN "user" u ON u.id = w.owner_id WHERE u.email = $1)`,
    host,
  )

const OF_WEBSITE =
  'website_id IN (SELECT w.id FROM websites w JOIN "user" u ON u.id = w.owner_id WHERE u.email = $1)'

async function change(
  product: ProductInUse,
  { email }: Owner,
  sql: string,
  ...more: readonly string[]
): Promise<void> {
  const client = new Client({ connectionString: await product.databaseUrl() })
  await client.connect()
  await client.query(sql, [email, ...more])
  await client.end()
}
