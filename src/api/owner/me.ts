import type { z } from 'zod'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { type Channels, channelsOf } from '#store/channels.ts'
import { hasConfirmedAccount } from '#store/one-time-codes.ts'
import { type Owner, ownerOf, markTourSeen } from '#store/owners.ts'
import { type Website, websiteOfOwner } from '#store/websites.ts'
import { LATER_FIELDS, meCalls, type meShape } from '../contract/me.ts'
import { signInAgain } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../auth/identity.ts'

/** The owner who is signed in. Throws 401 when the account was deleted since. */
export async function signedInOwner({
  owner,
  services: { db },
}: {
  readonly owner: Identity
  services: Services
}): Promise<Owner> {
  const found = await ownerOf(db, owner.ownerId)
  if (!found) throw signInAgain()
  return found
}

export const meRoutes = new Resource()
  .on(named(meCalls, 'GET /me'), async ({ owner, services }) => {
    const me = await ownersView(services, owner)
    if (!me) throw signInAgain()
    return me
  })
  .on(named(meCalls, 'GET /session'), async ({ c, services }) => {
    const identity = c.get('identity')
    return { owner: identity && (await ownersView(services, identity)) }
  })
  .on(named(meCalls, 'POST /me/tour-seen'), async ({ owner, services }) => {
    await markTourSeen(services.db, owner.ownerId, services.now())
    return { message: 'Data updated successfully' }
  })

/** `null`: the account was deleted since. */
async function ownersView(
  { db, machine }: Services,
  { ownerId }: Identity,
): Promise<z.infer<typeof meShape> | null> {
  const [owner, website] = await Promise.all([ownerOf(db, ownerId), websiteOfOwner(db, ownerId)])
  if (!owner) return null
  const hasCodeFromStart =
    machine.mailServer === null && !owner.emailVerified && !(await hasConfirmedAccount(db))
  return { ...meView(owner, website, website ? await channelsOf(db, website.id) : {}), hasCodeFromStart }
}

function meView(
  owner: Owner,
  website: Website | null,
  channels: Channels,
): Omit<z.infer<typeof meShape>, 'hasCodeFromStart'> {
  const { id, firstName, lastName, email, emailVerified, operator, version, country } = owner
  return {
    id,
    firstName,
    lastName,
    email,
    emailVerified,
    operator,
    country,
    website: website && { id: website.id, address: website.address, host: website.host },
    onboarded: owner.onboardedAt !== null,
    skipped:
      owner.onboardedAt === null
        ? []
        : LATER_FIELDS.filter((field) => !isGiven(field, owner, website, channels)),
    tourSeen: owner.tourSeenAt !== null,
    timeZone: zoneOfOwner(owner),
    version,
  }
}

function isGiven(
  field: (typeof LATER_FIELDS)[number],
  owner: Owner,
  website: Website | null,
  channels: Channels,
): boolean {
  if (field === 'website') return website !== null && website.address !== null
  if (field === 'businessName' || field === 'businessAge' || field === 'staffCount')
    return owner[field] !== null
  const channel = channels[field]
  return channel !== undefined && (channel.none || channel.handle !== null)
}
