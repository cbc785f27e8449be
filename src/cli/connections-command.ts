import type { Connector } from '#connectors/connector.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { isConfirmed } from '#connectors/to-confirm.ts'
import { OPERATOR_WORDS } from '#core/connections/failures.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { openServices } from '#server/connections/open-services.ts'
import type { Environment } from '#server/environment.ts'
import { secretOf } from '#server/from-settings.ts'
import { answeredReads } from '#store/connections.ts'
import type { Database } from '#store/database.ts'
import { retiredNamesOf } from '#store/service-notes.ts'
import { SUCCEEDED, FAILED } from './exit-status.ts'
import { print } from './print.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

/**
 * Makes a cheap request to an outside service with the present values, and prints what it showed and what the real service has confirmed so far.
 * Returns the exit status. Throws {@link UsageError} for a service that there is not.
 */
export async function testConnection(service: string, environment: Environment): Promise<number> {
  const connector = connectors.find(({ id }) => id === service)
  if (!connector)
    throw new UsageError(`There is no service "${service}": ${connectors.map(({ id }) => id).join(', ')}.`)
  return withDatabase(environment, async (db) => {
    const keys = { secret: secretOf(environment), oldSecrets: environment.oldSecrets }
    const connections = openServices(environment, db, keys)
    try {
      const { worked, lines, confirmed } = await tested(connections, connector)
      const isStandIn = Object.keys(connector.endpoints).some(
        (name) => name in environment.connections.endpoints,
      )
      const open = await confirmationLines(db, connector, isStandIn ? null : confirmed)
      await print(`${[...lines, ...open].join('\n')}\n`)
      return worked ? SUCCEEDED : FAILED
    } finally {
      connections.close()
    }
  })
}

/** What a test printed. `confirmed`: ids of what it confirmed. */
interface Outcome {
  worked: boolean
  lines: string[]
  confirmed: readonly string[]
}

async function tested(connections: Connections, connector: Connector): Promise<Outcome> {
  const { id, title, settings, test } = connector
  if (!(await connections.isConfigured(id))) {
    const needed = settings.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
    const line = `${title} is not set up: set ${needed.join(', ')}, or enter it at /admin/connections.`
    return { worked: false, lines: [line], confirmed: [] }
  }
  if (!test) {
    const line = `${title} is set up. To test it, connect your own account at /profile/online-presence.`
    return { worked: true, lines: [line], confirmed: [] }
  }
  const result = await connections.test(id)
  if (!result.ok)
    return { worked: false, lines: [`${title} ${OPERATOR_WORDS[result.failure.kind]}`], confirmed: [] }
  const { sentences, confirmed = [] } = result.data
  return { worked: true, lines: [`${title} works.`, ...sentences], confirmed }
}

/** What the real service has confirmed, and what it has not, with how to find out. `confirmed`: `null` for a stand-in, which confirms nothing. */
async function confirmationLines(
  db: Database,
  { id, toConfirm = [] }: Connector,
  confirmed: readonly string[] | null,
): Promise<string[]> {
  if (toConfirm.length === 0) return []
  const retired = (await retiredNamesOf(db, id)).map(({ name }) => name)
  const shown = { tested: confirmed ?? [], reads: await answeredReads(db, id), retired }
  const known = confirmed === null ? [] : toConfirm.filter((one) => isConfirmed(one, shown))
  const unknown = toConfirm.filter((one) => !known.includes(one))
  return [
    ...(confirmed === null ? ['', 'A stand-in answered in place of the service: it confirms nothing.'] : []),
    ...(known.length === 0
      ? []
      : ['', 'Confirmed with the real service:', ...known.map(({ what }) => `- ${what}`)]),
    ...(unknown.length === 0
      ? []
      : ['', 'Not confirmed yet:', ...unknown.map(({ what, how }) => `- ${what}. ${how}`)]),
  ]
}
