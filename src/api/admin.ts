import { catalogue } from '#checks/catalogue.generated.ts'
import { parseWebsite } from '#core/address/website.ts'
import { changeWebsite, listUsers } from '#store/admin.ts'
import { adminCalls } from './contract/admin.ts'
import { notFound, wrongFields } from './error.ts'
import { knownHosts } from './known-hosts.ts'
import { UPDATED } from './profile/saving.ts'
import { named, Resource } from './routing.ts'
import { scanView } from './scans.ts'
import { startOrJoin } from './starting.ts'

/** What the operator does for owners. */
export const admin = new Resource()
  .on(named(adminCalls, 'GET /admin/users'), async ({ query, services: { db } }) => {
    const { users, total } = await listUsers(db, query)
    return {
      total,
      users: users.map(({ createdAt, onboardedAt, websiteId, address, ...user }) => ({
        ...user,
        createdAt: createdAt.toISOString(),
        onboarded: onboardedAt !== null,
        website: websiteId === null ? null : { id: websiteId, address },
      })),
    }
  })
  .on(named(adminCalls, 'PUT /admin/websites/{ownerId}'), async ({ c, params, body, services }) => {
    const typed = parseWebsite(body.address, knownHosts(services))
    if (!typed.ok) throw wrongFields({ address: typed.message })
    const change = { ownerId: params.ownerId, address: typed.address, at: services.now() }
    const website = await changeWebsite(services.db, change)
    if (!website) throw notFound()
    const checks = catalogue.map(({ id }) => id)
    const scan = await startOrJoin(c, { website, cause: 'owner', checks })
    const { id, address } = website
    return { message: UPDATED, website: { id, address }, scan: scanView(scan, website) }
  })
