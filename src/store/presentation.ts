import { eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { owners } from './schema/owners.ts'
import type { Website } from './websites.ts'

/** Where dates are shown of an owner who has not said where the business is. */
const USUAL_ZONE = 'Australia/Sydney'

/** How dates and the business' name are shown in what we make for a website's owner. */
export async function presentationOf(
  db: Queries,
  { ownerId }: Pick<Website, 'ownerId'>,
): Promise<{ businessName?: string; timeZone: string }> {
  const [owner] =
    ownerId === null
      ? []
      : await db
          .select({ businessName: owners.businessName, timeZone: owners.timeZone })
          .from(owners)
          .where(eq(owners.id, ownerId))
  return {
    timeZone: owner?.timeZone ?? USUAL_ZONE,
    ...(owner?.businessName ? { businessName: owner.businessName } : {}),
  }
}
