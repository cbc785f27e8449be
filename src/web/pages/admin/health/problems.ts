import { bytesWords } from '#core/format/bytes.ts'
import { listed, plural } from '#core/words.ts'
import type { Health } from '#web/app/queries/admin-queries.ts'
import { backupProblem, drillProblem } from './backup-problems.ts'
import type { HealthProblem } from './health-problem.ts'

/** PostgreSQL stops writing on a full disk: a scan needs some megabytes, and cleaning up needs some too. */
const LITTLE_ROOM = 2_000_000_000
const NO_ROOM = 500_000_000

const QUEUE = { href: '/admin/queue', label: 'See the queue' }
const MESSAGES = { href: '/admin/messages', label: 'See the messages' }
const CONNECTIONS = { href: '/admin/connections', label: 'See the connections' }
const MAIL = { href: '/admin/mail', label: 'See the mail' }

/** Problems of this installation, the worst first; empty when all is well. */
export function healthProblems(health: Health): HealthProblem[] {
  const found = [
    workers,
    room,
    browser,
    heldBrowser,
    instanceUrl,
    waitingMail,
    failedMail,
    failedJobs,
    services,
    retired,
    messages,
    backupProblem,
    drillProblem,
  ].flatMap((look) => look(health) ?? [])
  return [...found.filter(({ tone }) => tone === 'error'), ...found.filter(({ tone }) => tone !== 'error')]
}

type Look = (health: Health) => HealthProblem | null

const services: Look = ({ failedServices }) =>
  failedServices.length === 0
    ? null
    : {
        tone: 'warning',
        text: `The last request to ${listed(failedServices)} failed: owners read that it gave no answer.`,
        link: CONNECTIONS,
      }

const retired: Look = ({ retiredNames }) => {
  if (retiredNames.length === 0) return null
  const each = retiredNames.map(({ service, names }) => `${service} no longer knows ${listed(names)}`)
  return {
    tone: 'warning',
    text: `${each.join('; ')}. Owners see everything else. A newer version of Fettle may ask for other figures.`,
    link: CONNECTIONS,
  }
}

const workers: Look = ({ processes, workers: wanted }) => {
  const alive = processes.filter((one) => one.kind === 'worker' && one.alive).length
  if (alive === 0)
    return { tone: 'error', text: 'No worker is running: scans, reports and mails wait until one does.' }
  if (alive >= wanted) return null
  return { tone: 'warning', text: `${alive} of ${wanted} workers ${alive === 1 ? 'is' : 'are'} running.` }
}

const room: Look = ({ disk }) => {
  if (disk === null)
    return { tone: 'warning', text: 'How much room is left on the disk could not be found out.' }
  if (disk.freeBytes >= LITTLE_ROOM) return null
  const tone = disk.freeBytes < NO_ROOM ? 'error' : 'warning'
  return { tone, text: `Only ${bytesWords(disk.freeBytes)} are left on the disk that holds the data.` }
}

const browser: Look = (health) =>
  health.browser === null
    ? {
        tone: 'error',
        text: 'No browser was found: nothing that needs one can be checked, and no PDF be made. Install Chromium, or set FETTLE_CHROMIUM or FETTLE_BROWSER_URL.',
      }
    : null

const heldBrowser: Look = ({ browser: found, browserSeen }) => {
  if (found === null || browserSeen === null) return null
  if (browserSeen.state === 'refused')
    return {
      tone: 'error',
      text: `The browser is not used, so nothing that needs one is checked: ${browserSeen.why}`,
    }
  if (browserSeen.sandbox !== 'off') return null
  return {
    tone: 'warning',
    text: 'The browser runs without its sandbox, because this system allows it none.',
  }
}
const instanceUrl: Look = (health) =>
  health.instanceUrl === null
    ? {
        tone: 'warning',
        text: 'Whoever looks after a website cannot find out who looked at it. Set PUBLIC_ORIGIN, or FETTLE_INSTANCE_URL where that is another address.',
      }
    : null

const waitingMail: Look = ({ mail }) => {
  if (mail.server === null)
    return {
      tone: 'warning',
      text: 'No mail server is set, so mails stay in the outbox until you hand them on. Set SMTP_URL to have them sent.',
      link: MAIL,
    }
  if (mail.waiting === 0 || mail.lastError === null) return null
  return { tone: 'warning', text: `Mail is waiting. The last try ended with: ${mail.lastError}`, link: MAIL }
}

const failedMail: Look = ({ mail: { failed } }) =>
  failed === 0
    ? null
    : { tone: 'warning', text: `${plural(failed, 'mail')} may not have arrived.`, link: MAIL }

const failedJobs: Look = (health) =>
  health.failedJobs === 0
    ? null
    : { tone: 'warning', text: `${plural(health.failedJobs, 'job')} failed for good.`, link: QUEUE }

const messages: Look = ({ openMessages }) =>
  openMessages === 0
    ? null
    : {
        tone: 'warning',
        text: `${plural(openMessages, 'message waits', 'messages wait')} for an answer.`,
        link: MESSAGES,
      }
