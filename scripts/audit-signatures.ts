import { spawnSync } from 'node:child_process'
import { isUnreached } from './signatures-unreached.ts'

// `npm run audit:signatures`: asks the registry whether every installed package is one that it signed. Where it cannot be asked it says so, and
// ends as if all were well, so that a machine without a network can run the other checks.
const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures', '--loglevel=error'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const said = `${stdout}${stderr}`.trim()
process.stdout.write(`${said}\n`)
if (status !== 0 && isUnreached(said))
  process.stdout.write('Not checked: the registry’s keys cannot be reached from here.\n')
else process.exitCode = status ?? 1
