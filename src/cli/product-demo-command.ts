import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BLUE_WREN } from '#connectors/sample-business.ts'
import { CODE_LENGTH, CODE_LETTERS, codeAsShown } from '#core/one-time-code.ts'
import { openSampleShop } from '#sample/shop.ts'
import { demonstrationEnvironment } from '#server/demonstration/environment.ts'
import type { DemonstrationSignIn } from '#server/demonstration/owner.ts'
import type { Environment } from '#server/environment.ts'
import { serve } from './serve-command.ts'

/**
 * Runs the product with the made-up business of all samples in it, until Ctrl-C. Its database is in a new folder, which is deleted at the end:
 * nothing of the operator's is read or changed.
 */
export const productDemoCommand = (environment: Environment): Promise<number> =>
  serveDemonstration(environment, { mayBuildPages: true })

/**
 * Serves the demonstration until it is stopped. Returns the exit status. `mayBuildPages`: `false`: the pages of the last build are served, however old they
 * are.
 */
export async function serveDemonstration(
  { inherited }: Environment,
  { mayBuildPages }: { mayBuildPages: boolean },
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-demo-'))
  // Also after a second Ctrl-C, which ends the process at once.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Started by root, the database runs as another user, who has to pass through.
  chmodSync(folder, 0o711)
  const shop = await openSampleShop(new Date())
  try {
    const environment = demonstrationEnvironment(inherited, { folder, network: shop.network })
    return await serve(environment, { role: 'all', demonstration: newSignIn(), mayBuildPages })
  } finally {
    await shop.close()
  }
}

const randomLetter = (): string => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))

/** Another password at each start: whoever reaches the address could sign in with a known one. */
function newSignIn(): DemonstrationSignIn {
  return {
    email: `owner@${BLUE_WREN.host}`,
    password: codeAsShown(Array.from({ length: CODE_LENGTH }, randomLetter).join('')),
  }
}
