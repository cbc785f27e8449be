import { saveSetting, settingOf } from '#store/settings.ts'
import { settingsCalls } from '../contract/admin/settings.ts'
import { changedElsewhere } from '../error.ts'
import { UPDATED } from '../profile/saving.ts'
import { named, Resource } from '../routing.ts'

/** What the operator sets on screen. */
export const settings = new Resource()
  .on(named(settingsCalls, 'GET /admin/settings'), async ({ services: { db } }) => {
    const [testimonials, support, notice] = await Promise.all([
      settingOf(db, 'testimonials'),
      settingOf(db, 'support'),
      settingOf(db, 'notice'),
    ])
    return { testimonials, support, notice }
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

const saved = ({ version }: { version: number }) => ({ message: UPDATED, version: version + 1 })
