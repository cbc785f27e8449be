import { hashPassword } from '#api/auth/passwords.ts'
import { catalogue } from '#checks/catalogue.generated.ts'
import { BLUE_WREN } from '#connectors/sample-business.ts'
import { timeZoneOf } from '#core/business/time-zone.ts'
import { coveredTriggers } from '#core/covered-triggers.ts'
import { saveConfirmedAccount } from '#store/confirmed-account.ts'
import type { Database } from '#store/database.ts'
import { saveOnboarding } from '#store/onboarding.ts'
import { queueScan } from '#store/scans.ts'

/** How to sign in to a demonstration. */
export interface DemonstrationSignIn {
  email: string
  password: string
}

const PLACE = { country: 'AU', city: 'Sydney' } as const

const channel = (handle: string) => ({ handle, none: false })

/**
 * Makes the one owner of a demonstration, who is its operator too: the florist of all samples, who has completed onboarding. The first scan of
 * the sample shop is stored without a job; a worker queues it when it starts.
 */
export async function makeDemonstrationOwner(
  db: Database,
  { email, password }: DemonstrationSignIn,
  at: Date,
): Promise<void> {
  const ownerId = await saveConfirmedAccount(db, {
    email,
    firstName: 'Wren',
    lastName: 'Bluett',
    passwordHash: await hashPassword(password),
    isOperator: true,
  })
  const { facebook, instagram, twitter } = BLUE_WREN.handles
  const begun = await saveOnboarding(db, {
    ownerId,
    visitorId: null,
    address: BLUE_WREN.website,
    mayCheck: true,
    about: {
      businessName: BLUE_WREN.name,
      industry: 'retail',
      subIndustry: 'gifts_and_toys',
      sector: 'consumers',
      businessAge: '3_5',
      staffCount: '1_4',
      savviness: 2,
      timeZone: timeZoneOf(PLACE),
      ...PLACE,
    },
    channels: { facebook: channel(facebook), instagram: channel(instagram), twitter: channel(twitter) },
    at,
  })
  if (!begun) throw new Error('A new owner has no other website')
  const checks = catalogue.map(({ id }) => id)
  await queueScan(db, {
    websiteId: begun.website.id,
    cause: 'owner',
    checks,
    triggers: coveredTriggers(catalogue, checks),
  })
}
