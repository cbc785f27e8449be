import type { Context } from 'hono'
import { newestWebsiteOfVisitor, type Website, websiteOfOwner } from '#store/websites.ts'
import type { Identity } from '../auth/identity.ts'
import { notFound } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { visitorOf } from './visitor.ts'

/**
 * The website that the caller may see: the owner's, or the one that a visitor had scanned last. Between making an account
 * and onboarding, an owner still sees the website of their public scan. `null`: none yet.
 */
export async function websiteInView(c: Context<Env>): Promise<Website | null> {
  const { db } = c.get('services')
  const identity = c.get('identity')
  const own = identity && (await websiteOfOwner(db, identity.ownerId))
  if (own) return own
  const visitorId = await visitorOf(c)
  return visitorId === null ? null : newestWebsiteOfVisitor(db, visitorId)
}

/** The signed-in owner's website. Throws 404 before onboarding. */
export async function ownersWebsite({
  owner,
  services,
}: {
  owner: Identity
  services: Services
}): Promise<Website> {
  const website = await websiteOfOwner(services.db, owner.ownerId)
  if (!website) throw notFound()
  return website
}
