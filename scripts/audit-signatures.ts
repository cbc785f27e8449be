import { spawnSync } from 'node:child_process'

// `npm run audit:signatures`: asks the registry whether every installed package is one that it signed. Where it cannot be asked it says so, and
// ends as if all were well, so that a machine without a network can run the other checks.
const UNREACHED =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|E40[34]\b|does not provide|no dependencies to audit/u

const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures', '--loglevel=error'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const said = `${stdout}${stderr}`.trim()
process.stdout.write(`${said}\n`)
if (status !== 0 && UNREACHED.test(said))
  process.stdout.write('Not checked: the registry’s keys cannot be reached from here.\n')
else process.exitCode = status ?? 1
