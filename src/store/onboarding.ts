import { eq, sql } from 'drizzle-orm'
import { type Channels, saveChannels } from './channels.ts'
import type { Database, Queries } from './database.ts'
import type { OwnerChange } from './owners.ts'
import { owners } from './schema/owners.ts'
import { adoptWebsite, addWebsite, firstAddress, type Website, websiteOfOwner } from './websites.ts'

/** The owner's input of the onboarding. */
export interface OnboardingInput {
  ownerId: string
  /** The visitor that the owner was before; their results stay. */
  visitorId: string | null
  /** `null`: no website. */
  address: string | null
  mayCheck: boolean
  about: OwnerChange
  channels: Channels
  at: Date
}

/** Result of the onboarding. */
export interface Onboarded {
  website: Website
  /** Whether "I'm happy for Fettle to check it" was ticked now. */
  newlyAllowed: boolean
}

/**
 * Saves the onboarding in one transaction. A repeated call saves the same again. `null`: the owner has another website already, which only
 * the operator changes.
 */
export function saveOnboarding(db: Database, input: OnboardingInput): Promise<Onboarded | null> {
  const { ownerId, about, channels, at } = input
  // Without a website there is nothing that it could be for.
  const mayCheck = input.mayCheck && input.address !== null
  return db.transaction(async (tx) => {
    const [owner] = await tx.select().from(owners).where(eq(owners.id, ownerId)).for('update')
    if (!owner) throw new Error('An owner without a row cannot begin')
    const website = await websiteFor(tx, input)
    if (!website) return null
    await tx
      .update(owners)
      .set({
        ...about,
        mayCheckAt: mayCheck ? (owner.mayCheckAt ?? at) : null,
        onboardedAt: owner.onboardedAt ?? at,
        version: sql`${owners.version} + 1`,
      })
      .where(eq(owners.id, ownerId))
    await saveChannels(tx, website.id, channels)
    return { website, newlyAllowed: mayCheck && owner.mayCheckAt === null }
  })
}

async function websiteFor(
  tx: Queries,
  { ownerId, visitorId, address }: OnboardingInput,
): Promise<Website | null> {
  const known = await websiteOfOwner(tx, ownerId)
  if (known?.address === address) return known
  if (known) return known.address === null && address !== null ? firstAddress(tx, known.id, address) : null
  const adopted =
    visitorId === null || address === null ? null : await adoptWebsite(tx, { visitorId, ownerId, address })
  return adopted ?? addWebsite(tx, { ownerId, address })
}
