import type { Connector } from '#connectors/connector.ts'
import type { AnyCheck } from '#core/check.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import { judge } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { sampleView } from '#engine/connections/sample.ts'
import { evidenceWithoutWebsite } from '#engine/without-website.ts'
import { numbersOfConnection } from '#store/connection-reads.ts'
import { askedOf } from '#store/connections.ts'
import { connectionOf, type StoredConnection } from '#store/owner-connections.ts'
import { connectionCalls } from '../contract/connections.ts'
import { AppError } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { checkOf } from '../results/check-of.ts'
import type { Services } from '../services.ts'
import { connectable, connectorOf } from './connectable.ts'

/** Where the business of all samples is. */
const SAMPLE_PLACE = { country: 'AU', city: 'Sydney' }

/** Samples of services: begun and stopped by the owner, judged when a page asks, and never stored as a result. */
export const sampleRoutes = new Resource()
  .on(
    named(connectionCalls, 'PUT /connections/{service}/mode'),
    async ({ params, body, owner, services }) => {
      const { id, title, sampleAccount } = connectorOf(services, params.service)
      if (body.mode === 'live') {
        await services.connections.endSample(owner.ownerId, id)
        return { message: `The sample of ${title} is deleted` }
      }
      if (!sampleAccount) throw new AppError(409, 'no_sample', `There is no sample of ${title}.`)
      if (!(await services.connections.startSample(owner.ownerId, id)))
        throw new AppError(409, 'connected', `${title} is connected. Disconnect it first to try the sample.`)
      return { message: `You’re trying ${title} with sample data` }
    },
  )
  .on(named(connectionCalls, 'GET /checks/{id}/sample'), async ({ params, owner, services }) => {
    const check = checkOf(params.id)
    const tried = await triedSample(services, owner.ownerId, check)
    if (!tried) return { sample: null }
    const { connector, row } = tried
    await services.connections.refreshSample(owner.ownerId, connector.id)
    const result = await judgedSample(services, check, tried)
    return { sample: result && { service: connector.id, account: row.accountLabel ?? '', result } }
  })

interface TriedSample {
  connector: Connector
  row: StoredConnection
}

/** The service of a check of which the owner tries the sample. */
async function triedSample(
  services: Services,
  ownerId: string,
  { service }: AnyCheck,
): Promise<TriedSample | null> {
  for (const connector of connectable(services)) {
    if (service === undefined || connector.fills !== service) continue
    const row = await connectionOf(services.db, ownerId, connector.id)
    if (row?.mode === 'sample') return { connector, row }
  }
  return null
}

/** What the check says of the made-up business alone: of the owner's own answers, profile and website it is given nothing. */
async function judgedSample(
  { db, now }: Services,
  check: AnyCheck,
  { connector, row }: TriedSample,
): Promise<CheckResult | null> {
  const kept = (await askedOf(db, row.ownerId, connector.id)).map((one) => ({
    ...one,
    asOf: one.asOf?.toISOString() ?? null,
  }))
  const account = row.accountId === null ? null : { id: row.accountId, label: row.accountLabel ?? '' }
  const view = sampleView({ ...row, account }, await numbersOfConnection(db, row.id))
  const accounts: AccountsEvidence = {
    connected: [connector.id],
    ...(connector.fills ? { available: [connector.fills] } : {}),
    ...connector.evidenceOf(kept, view),
  }
  const at = now()
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  const evidence = {
    ...evidenceWithoutWebsite(at),
    answers: there({}),
    profile: there(SAMPLE_PLACE),
    accounts: there(accounts),
  }
  return judge(check, evidence, at)
}
