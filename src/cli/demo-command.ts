import { openSampleShop } from '#sample/shop.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import type { WaitingInspector } from '#engine/inspector/client.ts'
import type { Options } from './options.ts'
import { scanCommand } from './scan-command.ts'

/** Serves the built-in sample shop on loopback, scans it, and returns the exit status. */
export async function demoCommand(
  options: Options,
  environment: ScanEnvironment,
  inspector: WaitingInspector,
): Promise<number> {
  const shop = await openSampleShop(new Date())
  const target = { typed: shop.address, sample: true, extra: shop.network }
  try {
    return await scanCommand(target, options, environment, inspector)
  } finally {
    await shop.close()
  }
}
