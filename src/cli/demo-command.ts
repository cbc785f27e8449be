import { openSampleShop } from '../sample/shop.ts'
import type { Environment } from '#server/environment.ts'
import type { Options } from './options.ts'
import { scanCommand } from './scan-command.ts'

/** Serves the built-in sample shop on loopback, looks at it, and answers the exit status. */
export async function demoCommand(options: Options, environment: Environment): Promise<number> {
  const shop = await openSampleShop(new Date())
  try {
    return await scanCommand({ typed: shop.address, sample: true, extra: shop.reach }, options, environment)
  } finally {
    await shop.close()
  }
}
