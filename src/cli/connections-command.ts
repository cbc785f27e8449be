import { connectors } from '#connectors/connectors.generated.ts'
import { OPERATOR_WORDS } from '#core/connections/failures.ts'
import { openServices } from '#server/connections/open-services.ts'
import type { Environment } from '#server/environment.ts'
import { secretOf } from '#server/from-settings.ts'
import { print } from './print.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const FAILED = 1

/** Makes a cheap request to an outside service with the present values, and prints what it showed. Returns the exit status. */
export function testConnection(service: string, environment: Environment): Promise<number> {
  const connector = connectors.find(({ id }) => id === service)
  if (!connector)
    throw new UsageError(`There is no service "${service}": ${connectors.map(({ id }) => id).join(', ')}.`)
  return withDatabase(environment, async (db) => {
    const keys = { secret: secretOf(environment), oldSecrets: environment.oldSecrets }
    const connections = openServices(environment, db, keys)
    try {
      if (!(await connections.isConfigured(service))) {
        const needed = connector.settings.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
        await print(
          `${connector.title} is not set up: set ${needed.join(', ')}, or enter it at /admin/connections.\n`,
        )
        return FAILED
      }
      if (!connector.test) {
        await print(
          `${connector.title} is set up. To test it, connect your own account at /profile/online-presence.\n`,
        )
        return 0
      }
      const result = await connections.test(service)
      const lines = result.ok
        ? [`${connector.title} works.`, ...result.data]
        : [`${connector.title} ${OPERATOR_WORDS[result.failure.kind]}`]
      await print(`${lines.join('\n')}\n`)
      return result.ok ? 0 : FAILED
    } finally {
      connections.close()
    }
  })
}
