import { spawnSync } from 'node:child_process'
import { inOwnNetwork, TOOLS_PATH } from '#gather/browser/isolation/own-network.ts'

/** True where this system allows the tests' user a network namespace. */
export function mayHaveOwnNetwork(): boolean {
  const own = inOwnNetwork()
  return (
    own !== null && spawnSync(own.command, [...own.args, 'true'], { env: { PATH: TOOLS_PATH } }).status === 0
  )
}
