import type { z } from 'zod'
import { type Connector, type ConnectorSetting, leavesOut } from '#connectors/connector.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { OPERATOR_WORDS } from '#core/connections/failures.ts'
import { countOwnersByService } from '#store/connections.ts'
import { forgetServiceNotes, retiredNamesOf } from '#store/service-notes.ts'
import { forgetServiceState, serviceStateOf } from '#store/service-states.ts'
import { adminConnectionCalls } from '../contract/admin/connections.ts'
import { judgeSwitched } from '../connections/judge-switched.ts'
import { callbackAddress } from '../connections/callback.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { ownServicesOf, testOwn } from './own-services.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import type { Services, ServiceValues } from '../services.ts'

type ServiceView = z.infer<
  (typeof adminConnectionCalls)['GET /admin/connections']['answer']
>['services'][number]

/** The outside services, for the operator: what is set, how they are doing, and a test. */
export const adminConnectionRoutes = new Resource()
  .on(named(adminConnectionCalls, 'GET /admin/connections'), async ({ services }) => {
    const owners = await countOwnersByService(services.db)
    const views = connectors.map((connector) => viewOf(services, connector, owners.get(connector.id) ?? 0))
    return { services: await Promise.all(views), own: ownServicesOf(services) }
  })
  .on(
    named(adminConnectionCalls, 'PUT /admin/connections/{service}/settings/{name}'),
    async ({ params, body, services }) => {
      const setting = settingNamed(params)
      await refuseFixed(services.serviceValues, setting)
      const parsed = setting.shape.safeParse(body.value.trim())
      if (!parsed.success) throw wrongFields({ value: parsed.error.issues[0]?.message ?? 'Invalid' })
      await services.serviceValues.save(setting.name, parsed.data)
      await afterChange(services, setting)
      return { message: SAVED_MESSAGE }
    },
  )
  .on(
    named(adminConnectionCalls, 'DELETE /admin/connections/{service}/settings/{name}'),
    async ({ params, services }) => {
      const setting = settingNamed(params)
      await refuseFixed(services.serviceValues, setting)
      await services.serviceValues.remove(setting.name)
      await afterChange(services, setting)
      return { message: SAVED_MESSAGE }
    },
  )
  .on(named(adminConnectionCalls, 'POST /admin/connections/{service}/test'), async ({ params, services }) => {
    const { connections } = services
    const own = ownServicesOf(services).find(({ id }) => id === params.service)
    if (own) return testOwn(services, own)
    const connector = connectorNamed(params.service)
    if (!(await connections.isConfigured(connector.id)))
      return { worked: false, sentences: [`${connector.title} is not set up yet.`] }
    if (!connector.test) return { worked: false, sentences: [`${OWN_ACCOUNT_TESTS} ${connector.title}.`] }
    const result = await connections.test(connector.id)
    return result.ok
      ? { worked: true, sentences: [...result.data.sentences] }
      : { worked: false, sentences: [`${connector.title} ${OPERATOR_WORDS[result.failure.kind]}`] }
  })

function connectorNamed(id: string): Connector {
  const connector = connectors.find((one) => one.id === id)
  if (!connector) throw notFound()
  return connector
}

function settingNamed({ service, name }: { service: string; name: string }) {
  const connector = connectorNamed(service)
  const setting = connector.settings.find((one) => one.name === name)
  if (!setting) throw notFound()
  return setting
}

/**
 * Everything that was noted of services with this value is forgotten, because another key has other rights and another quota. Results that do not
 * fit are judged again: some at once, the rest by the clock.
 */
async function afterChange(services: Services, { name }: ConnectorSetting): Promise<void> {
  const changed = connectors.filter(({ settings }) => settings.some((one) => one.name === name))
  for (const { id } of changed) {
    await forgetServiceState(services.db, id)
    await forgetServiceNotes(services.db, id)
  }
  const filled = new Set(changed.flatMap(({ fills }) => fills ?? []))
  for (const fills of filled) await judgeSwitched(services, fills, services.now())
}

/** A value from the environment cannot be changed on screen. */
async function refuseFixed(values: ServiceValues, { name }: ConnectorSetting): Promise<void> {
  if ((await values.read(name))?.from === 'environment')
    throw new AppError(
      409,
      'set_by_environment',
      `${name} is set in the environment of the server. Change it there.`,
    )
}

const OWN_ACCOUNT_TESTS = 'Connect your own account at Online presence: that is the test of'
const SHOWN = 2

async function viewOf(
  { db, serviceValues, connections, origin }: Services,
  connector: Connector,
  owners: number,
): Promise<ServiceView> {
  const { id, title, purpose, setUp, keyUrl, connect } = connector
  const { workedAt, failure, failedAt, blockedUntil } = await serviceStateOf(db, id)
  const given = await Promise.all(
    connector.settings.map(async (setting) => ({
      ...setting,
      given: await serviceValues.read(setting.name),
    })),
  )
  const settings = given.map(({ name, label, isOptional = false, given: one }) => ({
    name,
    label,
    isOptional,
    from: one?.from ?? null,
    ending: one?.value.slice(-SHOWN) ?? null,
  }))
  const isSet = given.every(({ given: one, ...setting }) =>
    one ? !leavesOut(setting, one.value, id) : setting.isOptional,
  )
  return {
    id,
    title,
    purpose,
    setUp,
    keyUrl,
    state: !isSet ? 'not_set_up' : failure ? 'failed' : 'ready',
    settings,
    canTest: connector.test !== undefined,
    redirectAddress: connect ? callbackAddress(origin, id) : null,
    scopes: [...(connect?.scopes ?? [])],
    owners,
    workedAt: workedAt?.toISOString() ?? null,
    failure:
      failure && failedAt
        ? { words: `${title} ${OPERATOR_WORDS[failure.kind]}`, at: failedAt.toISOString() }
        : null,
    blockedUntil: blockedUntil?.toISOString() ?? null,
    quota: isSet ? await connections.quota(id) : null,
    accountQuota: isSet ? await connections.accountQuota(id) : null,
    retiredNames: await retiredNamesOf(db, id),
  }
}
