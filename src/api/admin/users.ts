import { catalogue } from '#checks/catalogue.generated.ts'
import { parseWebsite } from '#core/address/website.ts'
import { changeWebsite, listUsers } from '#store/admin.ts'
import { deleteUser, signOutUser, userOf } from '#store/users.ts'
import { userCalls } from '../contract/admin/users.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { knownHosts } from '../visitors/known-hosts.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { removeOwner } from '../owner/remove-owner.ts'
import { named, Resource } from '../http/routing.ts'
import { scanView } from '../scans/scans.ts'
import { startOrJoin } from '../scans/start-scan.ts'

/** Accounts of owners, for the operator. */
export const userRoutes = new Resource()
  .on(named(userCalls, 'GET /admin/users'), async ({ query, services: { db } }) => {
    const { users: found, total } = await listUsers(db, query)
    return { total, users: found.map(userView) }
  })
  .on(named(userCalls, 'GET /admin/users/{id}'), async ({ params, services: { db, now } }) => {
    const user = await userOf(db, params.id, now())
    if (!user) throw notFound()
    const { ways, sessions, lastSignIn, failedSignIns, lastScan } = user
    return {
      ...userView(user),
      ways,
      sessions,
      lastSignIn: lastSignIn?.toISOString() ?? null,
      failedSignIns,
      lastScan: lastScan && lastScanView(lastScan),
    }
  })
  .on(named(userCalls, 'POST /admin/users/{id}/sign-out'), async ({ params, services }) => {
    const { db, accounts, now } = services
    if (!(await userOf(db, params.id, now()))) throw notFound()
    const ended = await signOutUser(db, params.id)
    accounts.forgetSessions()
    return { message: ended === 0 ? 'They were not signed in anywhere' : 'Signed out everywhere' }
  })
  .on(named(userCalls, 'POST /admin/users/{id}/delete'), async ({ params, body, services }) => {
    const { db, accounts, now } = services
    const user = await userOf(db, params.id, now())
    if (!user) throw notFound()
    if (user.operator) throw new AppError(409, 'is_operator', IS_OPERATOR)
    if (body.email.trim().toLowerCase() !== user.email) throw wrongFields({ email: OTHER_EMAIL })
    await signOutUser(db, user.id)
    accounts.forgetSessions()
    await removeOwner(services, user.id)
    await deleteUser(db, user.id)
    return { message: 'The account and everything in it is deleted' }
  })
  .on(named(userCalls, 'PUT /admin/websites/{ownerId}'), async ({ c, params, body, services }) => {
    const typed = parseWebsite(body.address, knownHosts(services))
    if (!typed.ok) throw wrongFields({ address: typed.message })
    const change = { ownerId: params.ownerId, address: typed.address, at: services.now() }
    const website = await changeWebsite(services.db, change)
    if (!website) throw notFound()
    const checks = catalogue.map(({ id }) => id)
    const scan = await startOrJoin(c, { website, cause: 'owner', checks })
    const { id, address } = website
    return { message: SAVED_MESSAGE, website: { id, address }, scan: scanView(scan, website) }
  })

const IS_OPERATOR = 'This account runs Fettle. It can only be deleted by whoever signs in to it.'
const OTHER_EMAIL = 'That is not the email of this account'

type Listed = Awaited<ReturnType<typeof listUsers>>['users'][number]

const userView = ({ websiteId, address, ...user }: Listed) => ({
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  operator: user.operator,
  createdAt: user.createdAt.toISOString(),
  onboarded: user.onboardedAt !== null,
  website: websiteId === null ? null : { id: websiteId, address },
})

type LastScan = NonNullable<NonNullable<Awaited<ReturnType<typeof userOf>>>['lastScan']>

const lastScanView = ({ checks, createdAt, endedAt, ...scan }: LastScan) => ({
  state: scan.state,
  reason: scan.reason,
  cause: scan.cause,
  finished: scan.finished,
  total: checks.length,
  queuedAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})
