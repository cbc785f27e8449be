import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { HttpBrowser } from '#support/http-browser.ts'
import { FLORIST } from '#support/onboarding.ts'
import type { Product } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'

const OVER = new Set(['done', 'partial', 'failed', 'cancelled'])
/** Polling more often would slow the scan down. */
const ASK_MS = 500
const SCAN_MS = 100_000
const scan = z.object({ id: z.string(), state: z.string() })

/** An owner with this website who has completed onboarding; resolves when the scan has ended. */
export async function ownerOf(
  product: Product,
  website: string | null,
): Promise<HttpBrowser & { email: string }> {
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

/** Moves all scans an hour into the past, because a test cannot be rerun at once. */
export const letTimePass = (product: Product): Promise<void> =>
  change(product, "UPDATE scans SET created_at = created_at - interval '1 hour'")

/** Confirms every owner's address. */
export const confirmAddresses = (product: Product): Promise<void> =>
  change(product, 'UPDATE "user" SET email_verified = true')

/** Moves overrides half a year into the past. */
export const letHalfAYearPass = (product: Product): Promise<void> =>
  change(product, "UPDATE overrides SET expires_at = now() - interval '1 minute'")

async function change(product: Product, sql: string): Promise<void> {
  const client = new Client({ connectionString: await product.databaseUrl() })
  await client.connect()
  await client.query(sql)
  await client.end()
}
