import type { z } from 'zod'
import type { Connector } from '#connectors/connector.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { dayOf } from '#core/dates.ts'
import { yearEndingProblem } from '#summary/finance/year.ts'
import { isReadWaiting, type KeptSubject, askedOf } from '#store/connections.ts'
import { connectionOf, type StoredConnection } from '#store/owner-connections.ts'
import type { ServiceFigures } from '#summary/finance/sources.ts'
import type { Owner } from '#store/owners.ts'
import { noteWantedRead } from '#store/wanted-reads.ts'
import { summaryImportCalls } from '../contract/summary-imports.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { showSamples } from '../connections/sampled.ts'
import { signedInOwner } from '../owner/me.ts'
import type { Services } from '../services.ts'
import { todayOf } from './today.ts'

/** The read of a business year, in every accounting service. */
const READ = 'summary'

export const summaryImportRoutes = new Resource()
  .on(named(summaryImportCalls, 'GET /summary/imports'), async ({ owner, services }) => {
    await showSamples(services, owner.ownerId)
    const views = accounting(services).map((connector) => serviceView(services, connector, owner.ownerId))
    return { services: await Promise.all(views) }
  })
  .on(named(summaryImportCalls, 'POST /summary/imports'), async (incoming) => {
    const { body, services } = incoming
    const owner = await signedInOwner(incoming)
    const connector = accounting(services).find(({ id }) => id === body.service)
    if (!connector) throw notFound()
    const problem = yearEndingProblem(body.yearEnding, todayOf(owner, services))
    if (problem !== null) throw wrongFields({ yearEnding: problem })
    const connection = await connectionOf(services.db, owner.id, connector.id)
    if (connection?.state !== 'connected')
      throw new AppError(409, 'not_connected', `Connect ${connector.title} first.`)
    await readYears(services, { connector, connection, years: [body.yearEnding] })
    return { message: 'Refreshing data' }
  })

/** Reads the years again that an owner has imported from a service; `only`: some of them. Nothing, where nothing is connected. */
export async function refreshYears(
  services: Services,
  { ownerId, service, only }: { ownerId: string; service: string; only: readonly string[] | null },
): Promise<void> {
  const connector = accounting(services).find(({ id }) => id === service)
  const connection = connector && (await connectionOf(services.db, ownerId, service))
  if (!connector || connection?.state !== 'connected') return
  const years = (await yearsKept(services, connector, ownerId)).map(({ subject }) => subject)
  await readYears(services, {
    connector,
    connection,
    years: years.filter((year) => only === null || only.includes(year)),
  })
}

/** {@link refreshYears} of every accounting service. */
export async function refreshEveryYear(services: Services, ownerId: string): Promise<void> {
  for (const { id } of accounting(services))
    await refreshYears(services, { ownerId, service: id, only: null })
}

/** What real accounts gave an owner, for each year: what the owner may say comes from there. */
export async function givenFigures(services: Services, owner: Owner): Promise<ServiceFigures[]> {
  const timeZone = zoneOfOwner(owner)
  const all = await Promise.all(
    accounting(services).map(async (connector) =>
      (await yearsKept(services, connector, owner.id)).flatMap(({ subject, origin, data, asOf }) => {
        const finances = origin === 'live' ? (connector.financesOf?.(data) ?? null) : null
        if (finances === null || asOf === null) return []
        const { id: service, title } = connector
        const day = dayOf(asOf, timeZone)
        return [{ service, title, day, yearEnding: subject, figures: finances.figures }]
      }),
    ),
  )
  return all.flat()
}

const accounting = ({ connections }: Services): Connector[] =>
  connections.connectors.filter(({ financesOf }) => financesOf)

const yearsKept = async ({ db }: Services, { id }: Connector, ownerId: string): Promise<KeptSubject[]> =>
  (await askedOf(db, ownerId, id)).filter(({ read }) => read === READ)

interface YearsToRead {
  connector: Connector
  connection: StoredConnection
  years: readonly string[]
}

/** Queues reads of years, but of those that were read just now. */
async function readYears(services: Services, { connector, connection, years }: YearsToRead): Promise<void> {
  const { ownerId } = connection
  const at = services.now()
  const freshMs = connector.read[READ]?.freshMs ?? 0
  const kept = await yearsKept(services, connector, ownerId)
  for (const subject of years) {
    const before = kept.find((one) => one.subject === subject)
    const isFresh = before?.asOf && !before.failure && at.getTime() - before.asOf.getTime() < freshMs
    if (isFresh || (before && isReadWaiting(before, at))) continue
    await noteWantedRead(services.db, { connection, read: READ, subject, at })
    const input = { yearEnding: subject }
    await services.jobs.readAccount({ ownerId, service: connector.id, read: READ, input })
  }
}

type ServiceView = z.infer<(typeof summaryImportCalls)['GET /summary/imports']['answer']>['services'][number]

async function serviceView(services: Services, connector: Connector, ownerId: string): Promise<ServiceView> {
  const { id, title } = connector
  const connection = await connectionOf(services.db, ownerId, id)
  const kept = connection ? await yearsKept(services, connector, ownerId) : []
  return {
    id,
    title,
    isConfigured: await services.connections.isConfigured(id),
    state: connection?.state ?? null,
    isSample: connection?.mode === 'sample',
    account: connection?.accountLabel ?? null,
    years: kept.map((one) => ({
      yearEnding: one.subject,
      isWaiting: isReadWaiting(one, services.now()),
      asOf: one.asOf?.toISOString() ?? null,
      failure: one.failure?.kind ?? null,
      finances: connector.financesOf?.(one.data) ?? null,
    })),
  }
}
