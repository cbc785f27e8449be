import type { Context } from 'hono'
import { askDatabase } from '#store/health.ts'
import { settingOf } from '#store/settings.ts'
import { supportCalls } from './contract/support.ts'
import { type Env, named, Resource } from './http/routing.ts'

/** Seconds for which a browser caches the answer: an operator's change is visible about then. */
const BELIEVED_SECONDS = 60

/** What everybody may know of the operator. */
export const supportRoutes = new Resource()
  .on(named(supportCalls, 'GET /health'), async ({ c, services: { db } }) => {
    await askDatabase(db)
    return c.text('ok')
  })
  .on(named(supportCalls, 'GET /support'), async ({ c, services: { db, machine, isDemonstration } }) => {
    const [{ value: contact }, { value: notice }, { value: kept }] = await Promise.all([
      settingOf(db, 'support'),
      settingOf(db, 'notice'),
      settingOf(db, 'retention'),
    ])
    letKeep(c)
    return {
      email: contact.email || null,
      phone: contact.phone || null,
      timeZone: contact.timeZone,
      notice: notice || null,
      kept: { ...kept, backupDays: machine.backups.to === null ? null : machine.backups.keepDays },
      isDemonstration,
    }
  })
  .on(named(supportCalls, 'GET /testimonials'), async ({ c, services: { db } }) => {
    letKeep(c)
    return { testimonials: (await settingOf(db, 'testimonials')).value }
  })

const letKeep = (c: Context<Env>): void => c.header('Cache-Control', `public, max-age=${BELIEVED_SECONDS}`)
