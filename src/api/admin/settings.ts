import { bareHost } from '#core/address/urls.ts'
import { parseWebsite } from '#core/address/website.ts'
import { saveSetting, settingOf } from '#store/settings.ts'
import { settingsCalls } from '../contract/admin/settings.ts'
import { changedElsewhere, wrongFields } from '../http/error.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'

/** Settings that the operator changes on screen. */
export const settingRoutes = new Resource()
  .on(named(settingsCalls, 'GET /admin/settings'), async ({ services: { db } }) => {
    const [testimonials, support, notice, leftAlone, retention] = await Promise.all([
      settingOf(db, 'testimonials'),
      settingOf(db, 'support'),
      settingOf(db, 'notice'),
      settingOf(db, 'leftAlone'),
      settingOf(db, 'retention'),
    ])
    return { testimonials, support, notice, leftAlone, retention }
  })
  .on(named(settingsCalls, 'PUT /admin/settings/testimonials'), async ({ body, services: { db } }) => {
    if (!(await saveSetting(db, 'testimonials', body)))
      throw changedElsewhere(await settingOf(db, 'testimonials'))
    return saved(body)
  })
  .on(named(settingsCalls, 'PUT /admin/settings/support'), async ({ body, services: { db } }) => {
    if (!(await saveSetting(db, 'support', body))) throw changedElsewhere(await settingOf(db, 'support'))
    return saved(body)
  })
  .on(named(settingsCalls, 'PUT /admin/settings/notice'), async ({ body, services: { db } }) => {
    if (!(await saveSetting(db, 'notice', body))) throw changedElsewhere(await settingOf(db, 'notice'))
    return saved(body)
  })
  .on(named(settingsCalls, 'PUT /admin/settings/retention'), async ({ body, services: { db } }) => {
    if (!(await saveSetting(db, 'retention', body))) throw changedElsewhere(await settingOf(db, 'retention'))
    return saved(body)
  })
  .on(named(settingsCalls, 'PUT /admin/settings/left-alone'), async ({ body, services }) => {
    const { db } = services
    const value = [
      ...new Set(body.value.filter((typed) => typed !== '').map((typed) => hostTyped(typed, services))),
    ]
    if (!(await saveSetting(db, 'leftAlone', { value, version: body.version })))
      throw changedElsewhere(await settingOf(db, 'leftAlone'))
    return saved(body)
  })

/** The host of a typed address. Throws 422 that names a wrong one. */
function hostTyped(typed: string, services: Services): string {
  const { allowedHosts: allowed } = services
  const read = parseWebsite(typed, { allowed })
  if (!read.ok) throw wrongFields({ value: `“${typed}” is not a website’s address` })
  return bareHost(new URL(read.address).hostname)
}

const saved = ({ version }: { version: number }) => ({ message: SAVED_MESSAGE, version: version + 1 })
