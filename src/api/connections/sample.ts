import type { Connector } from '#connectors/connector.ts'
import type { AnyCheck } from '#core/check.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import { judge } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { sampleNumbers, sampleView } from '#engine/connections/sample.ts'
import { evidenceWithoutWebsite } from '#engine/without-website.ts'
import { askedOf, hasConnection } from '#store/connections.ts'
import { keywordLookupsOf } from '#store/keyword-lookups.ts'
import { connectionOf, type StoredConnection } from '#store/owner-connections.ts'
import { connectionCalls } from '../contract/connections.ts'
import { AppError } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { checkOf } from '../results/check-of.ts'
import type { Services } from '../services.ts'
import { sampled, sampledConnector, showSamples } from './sampled.ts'

/** Where the business of all samples is. */
const SAMPLE_PLACE = { country: 'AU', city: 'Sydney' }

/** Samples of services: begun and stopped by the owner, judged when a page asks, and never stored as a result. */
export const sampleRoutes = new Resource()
  .on(
    named(connectionCalls, 'PUT /connections/{service}/mode'),
    async ({ params, body, owner, services }) => {
      const { id, title } = sampledConnector(services, params.service)
      if (body.mode === 'live') {
        if (services.showsSamples)
          throw new AppError(
            409,
            'samples_shown',
            'This Fettle shows sample data until an account is connected.',
          )
        await services.connections.endSample(owner.ownerId, id)
        return { message: `The sample of ${title} is deleted` }
      }
      if (!(await services.connections.startSample(owner.ownerId, id)))
        throw new AppError(409, 'connected', `${title} is connected. Disconnect it first to try the sample.`)
      return { message: `You’re trying ${title} with sample data` }
    },
  )
  .on(named(connectionCalls, 'GET /checks/{id}/sample'), async ({ params, owner, services }) => {
    const check = checkOf(params.id)
    await showSamples(services, owner.ownerId)
    const tried = await triedSample(services, owner.ownerId, check)
    if (!tried) return { sample: null, offered: await offeredSample(services, owner.ownerId, check) }
    const { connector, row } = tried
    await services.connections.refreshSample(owner.ownerId, connector.id)
    const result = await judgedSample(services, check, tried)
    if (!result) return { sample: null, offered: null }
    const { id: service, title } = connector
    const canStop = !services.showsSamples
    return { sample: { service, title, canStop, account: row.accountLabel ?? '', result }, offered: null }
  })

interface TriedSample {
  connector: Connector
  row: StoredConnection
}

const sampledFor = (services: Services, { service }: AnyCheck): Connector[] =>
  service === undefined ? [] : sampled(services).filter(({ fills }) => fills === service)

/** The service of a check of which the owner tries the sample. */
async function triedSample(
  services: Services,
  ownerId: string,
  check: AnyCheck,
): Promise<TriedSample | null> {
  for (const connector of sampledFor(services, check)) {
    const row = await connectionOf(services.db, ownerId, connector.id)
    if (row?.mode === 'sample') return { connector, row }
  }
  return null
}

/** The service of a check of which the owner could try the sample; `null` where there is none, or something of theirs is in its place. */
async function offeredSample(services: Services, ownerId: string, check: AnyCheck) {
  for (const connector of sampledFor(services, check)) {
    const { id: service, title } = connector
    if (!(await hasOwn(services, ownerId, connector))) return { service, title }
  }
  return null
}

/** Whether an owner has something at a service, or answers of theirs are kept elsewhere. */
const hasOwn = async (
  { db }: Services,
  ownerId: string,
  { id, sampleEvidenceOf }: Connector,
): Promise<boolean> =>
  (await hasConnection(db, ownerId, id)) ||
  (sampleEvidenceOf !== undefined && (await keywordLookupsOf(db, ownerId)).length > 0)

/** What the check says of the made-up business alone: of the owner's own answers, profile and website it is given nothing. */
async function judgedSample(
  { db, now }: Services,
  check: AnyCheck,
  { connector, row }: TriedSample,
): Promise<CheckResult | null> {
  const at = now()
  const kept = (await askedOf(db, row.ownerId, connector.id)).map((one) => ({
    ...one,
    asOf: one.asOf?.toISOString() ?? null,
  }))
  const account = row.accountId === null ? null : { id: row.accountId, label: row.accountLabel ?? '' }
  const view = sampleView({ ...row, account })
  const numbers = sampleNumbers(connector, view, at.toISOString().slice(0, 10))
  const read = connector.sampleEvidenceOf?.(kept) ?? connector.evidenceOf(kept, { ...view, numbers })
  const accounts: AccountsEvidence = {
    connected: [connector.id],
    ...(connector.fills ? { available: [connector.fills] } : {}),
    ...read,
  }
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  const evidence = {
    ...evidenceWithoutWebsite(at),
    answers: there({}),
    profile: there(SAMPLE_PLACE),
    accounts: there(accounts),
  }
  return judge(check, evidence, at)
}
